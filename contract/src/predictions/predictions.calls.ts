import { defineCall } from '../http/call';
import type * as endpoints from './predictions.endpoints';

export const getGroupPredictions = defineCall<typeof endpoints.getGroupPredictions>(
  'GET',
  '/api/v1',
  '/predictions',
);
export const getVenturePredictions = defineCall<typeof endpoints.getVenturePredictions>(
  'GET',
  '/api/v1',
  '/ventures/{id}/predictions',
);
export const putPresenter = defineCall<typeof endpoints.putPresenter>(
  'PUT',
  '/api/v1',
  '/ventures/{id}/rounds/{roundId}/presenter',
);
export const postVoteReminders = defineCall<typeof endpoints.postVoteReminders>(
  'POST',
  '/api/v1',
  '/ventures/{id}/vote-reminders',
);
