import { defineCall } from '../http/call';
import type * as endpoints from './digests.endpoints';

export const getDigestChoices = defineCall<typeof endpoints.getDigestChoices>(
  'GET',
  '/api/v1',
  '/digests',
);
export const putDigestChoice = defineCall<typeof endpoints.putDigestChoice>(
  'PUT',
  '/api/v1',
  '/digests/{groupId}',
);
export const getLinkedDigest = defineCall<typeof endpoints.getLinkedDigest>(
  'GET',
  '/api/v1',
  '/digest-links/{token}',
);
export const stopLinkedDigest = defineCall<typeof endpoints.stopLinkedDigest>(
  'DELETE',
  '/api/v1',
  '/digest-links/{token}',
);
