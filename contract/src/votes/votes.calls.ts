import { defineCall } from '../http/call';
import type * as endpoints from './votes.endpoints';

export const postVote = defineCall<typeof endpoints.postVote>('POST', '/api/v1', '/votes');
export const getVotes = defineCall<typeof endpoints.getVotes>('GET', '/api/v1', '/votes');
export const undoVote = defineCall<typeof endpoints.undoVote>('POST', '/api/v1', '/votes/undo');
export const deleteVote = defineCall<typeof endpoints.deleteVote>('DELETE', '/api/v1', '/votes');
export const putConflictReason = defineCall<typeof endpoints.putConflictReason>(
  'PUT',
  '/api/v1',
  '/conflicts/{ventureId}/reason',
);
