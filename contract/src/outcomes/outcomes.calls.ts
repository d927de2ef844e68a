import { defineCall } from '../http/call';
import type * as endpoints from './outcomes.endpoints';

export const putRaised = defineCall<typeof endpoints.putRaised>(
  'PUT',
  '/api/v1',
  '/rounds/{roundId}/raised',
);
export const getOwnOutcomes = defineCall<typeof endpoints.getOwnOutcomes>(
  'GET',
  '/api/v1',
  '/own-outcomes',
);
export const getOutcomes = defineCall<typeof endpoints.getOutcomes>('GET', '/api/v1', '/outcomes');
export const putOutcome = defineCall<typeof endpoints.putOutcome>(
  'PUT',
  '/api/v1',
  '/outcomes/{roundId}',
);
export const getTrackRecord = defineCall<typeof endpoints.getTrackRecord>(
  'GET',
  '/api/v1',
  '/track-record',
);
export const putTrackRecordShown = defineCall<typeof endpoints.putTrackRecordShown>(
  'PUT',
  '/api/v1',
  '/track-record/shown',
);
export const getOwnRecord = defineCall<typeof endpoints.getOwnRecord>(
  'GET',
  '/api/v1',
  '/own-track-record',
);
