import { defineCall } from '../http/call';
import type * as endpoints from './member-deals.endpoints';

export const putFollow = defineCall<typeof endpoints.putFollow>(
  'PUT',
  '/api/v1',
  '/deal-follows/{ventureId}',
);
export const deleteFollow = defineCall<typeof endpoints.deleteFollow>(
  'DELETE',
  '/api/v1',
  '/deal-follows/{ventureId}',
);
export const putNote = defineCall<typeof endpoints.putNote>(
  'PUT',
  '/api/v1',
  '/deal-notes/{ventureId}',
);
export const getDealViews = defineCall<typeof endpoints.getDealViews>(
  'GET',
  '/api/v1',
  '/deal-views',
);
export const putDealView = defineCall<typeof endpoints.putDealView>(
  'PUT',
  '/api/v1',
  '/deal-views/{id}',
);
export const deleteDealView = defineCall<typeof endpoints.deleteDealView>(
  'DELETE',
  '/api/v1',
  '/deal-views/{id}',
);
export const putDealVisit = defineCall<typeof endpoints.putDealVisit>(
  'PUT',
  '/api/v1',
  '/deal-visits',
);
export const putDealDensity = defineCall<typeof endpoints.putDealDensity>(
  'PUT',
  '/api/v1',
  '/deal-density',
);
export const getOwnVotes = defineCall<typeof endpoints.getOwnVotes>('GET', '/api/v1', '/own-votes');
