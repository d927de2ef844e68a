import { defineCall } from '../http/call';
import type * as endpoints from './console-overview.endpoints';

export const getConsoleOverview = defineCall<typeof endpoints.getConsoleOverview>(
  'GET',
  '/api/v1',
  '/console/overview',
);
