import { defineCall } from '../http/call';
import type * as endpoints from './console-deals.endpoints';

export const getConsoleDeals = defineCall<typeof endpoints.getConsoleDeals>(
  'GET',
  '/api/v1',
  '/console/deals',
);
export const putDealGroup = defineCall<typeof endpoints.putDealGroup>(
  'PUT',
  '/api/v1',
  '/console/deals/{id}/groups/{groupId}',
);
export const putDealHidden = defineCall<typeof endpoints.putDealHidden>(
  'PUT',
  '/api/v1',
  '/console/deals/{id}/hidden',
);
export const putDealClosed = defineCall<typeof endpoints.putDealClosed>(
  'PUT',
  '/api/v1',
  '/console/deals/{id}/closed',
);
