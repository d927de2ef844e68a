import { defineCall } from '../http/call';
import type * as endpoints from './update-links.endpoints';

export const getUpdateLink = defineCall<typeof endpoints.getUpdateLink>(
  'GET',
  '/api/v1',
  '/update-link',
);
export const confirmByLink = defineCall<typeof endpoints.confirmByLink>(
  'POST',
  '/api/v1',
  '/update-link/no-change',
);
export const updateRoundByLink = defineCall<typeof endpoints.updateRoundByLink>(
  'POST',
  '/api/v1',
  '/update-link/round',
);
