import { defineCall } from '../http/call';
import type * as endpoints from './console-groups.endpoints';

export const getConsoleGroups = defineCall<typeof endpoints.getConsoleGroups>(
  'GET',
  '/api/v1',
  '/console/groups',
);
export const putConsoleGroup = defineCall<typeof endpoints.putConsoleGroup>(
  'PUT',
  '/api/v1',
  '/console/groups/{id}',
);
export const archiveConsoleGroup = defineCall<typeof endpoints.archiveConsoleGroup>(
  'PUT',
  '/api/v1',
  '/console/groups/{id}/archived',
);
export const connectAngelGroup = defineCall<typeof endpoints.connectAngelGroup>(
  'PUT',
  '/api/v1',
  '/console/groups/{id}/connections',
);
export const takeOverMembers = defineCall<typeof endpoints.takeOverMembers>(
  'PUT',
  '/api/v1',
  '/console/groups/{id}/members-of/{angelGroupId}',
);
export const putGroupAdmin = defineCall<typeof endpoints.putGroupAdmin>(
  'PUT',
  '/api/v1',
  '/console/groups/{id}/admins/{memberId}',
);
