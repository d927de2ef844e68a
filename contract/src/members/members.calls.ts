import { defineCall } from '../http/call';
import type * as endpoints from './members.endpoints';

export const getSyndicationGroups = defineCall<typeof endpoints.getSyndicationGroups>(
  'GET',
  '/api/v1',
  '/syndication-groups',
  true,
);
export const updateMemberGroup = defineCall<typeof endpoints.updateMemberGroup>(
  'PUT',
  '/api/v1',
  '/members/{memberId}/syndication-groups',
);
export const acceptPolicy = defineCall<typeof endpoints.acceptPolicy>('PUT', '/api/v1', '/members');
