import { defineEndpoint } from '../http/endpoint';
import { consoleOverviewSchema } from './console-overview.schemas';

export const getConsoleOverview = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/overview',
  access: 'console',
  summary: 'What waits for staff, or for the admin of a group',
  response: consoleOverviewSchema,
});
