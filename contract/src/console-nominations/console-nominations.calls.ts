import { defineCall } from '../http/call';
import type * as endpoints from './console-nominations.endpoints';

export const getConsoleNominations = defineCall<typeof endpoints.getConsoleNominations>(
  'GET',
  '/api/v1',
  '/console/nominations',
);
export const resendNomination = defineCall<typeof endpoints.resendNomination>(
  'POST',
  '/api/v1',
  '/console/nominations/{id}/mail',
);
export const correctNomination = defineCall<typeof endpoints.correctNomination>(
  'PUT',
  '/api/v1',
  '/console/nominations/{id}/address',
);
export const withdrawNomination = defineCall<typeof endpoints.withdrawNomination>(
  'PUT',
  '/api/v1',
  '/console/nominations/{id}/withdrawn',
);
export const acceptNomination = defineCall<typeof endpoints.acceptNomination>(
  'PUT',
  '/api/v1',
  '/console/nominations/{id}/groups/{groupId}',
);
export const putDealLead = defineCall<typeof endpoints.putDealLead>(
  'PUT',
  '/api/v1',
  '/console/nominations/{id}/lead',
);
