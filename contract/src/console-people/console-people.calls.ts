import { defineCall } from '../http/call';
import type * as endpoints from './console-people.endpoints';

export const getPeople = defineCall<typeof endpoints.getPeople>(
  'GET',
  '/api/v1',
  '/console/people',
);
export const getPeopleImports = defineCall<typeof endpoints.getPeopleImports>(
  'GET',
  '/api/v1',
  '/console/imports',
);
export const putPeopleImport = defineCall<typeof endpoints.putPeopleImport>(
  'PUT',
  '/api/v1',
  '/console/imports/{id}',
);
export const undoPeopleImport = defineCall<typeof endpoints.undoPeopleImport>(
  'DELETE',
  '/api/v1',
  '/console/imports/{id}',
);
export const putPerson = defineCall<typeof endpoints.putPerson>(
  'PUT',
  '/api/v1',
  '/console/people/{memberId}',
);
export const putMembership = defineCall<typeof endpoints.putMembership>(
  'PUT',
  '/api/v1',
  '/console/people/{memberId}/groups/{groupId}',
);
export const movePerson = defineCall<typeof endpoints.movePerson>(
  'PUT',
  '/api/v1',
  '/console/people/{memberId}/groups/{groupId}/from/{fromId}',
);
export const resendInvitation = defineCall<typeof endpoints.resendInvitation>(
  'POST',
  '/api/v1',
  '/console/people/{memberId}/invitation',
);
export const putPersonActive = defineCall<typeof endpoints.putPersonActive>(
  'PUT',
  '/api/v1',
  '/console/people/{memberId}/active',
);
export const putStaff = defineCall<typeof endpoints.putStaff>(
  'PUT',
  '/api/v1',
  '/console/people/{memberId}/staff',
);
export const endPersonSessions = defineCall<typeof endpoints.endPersonSessions>(
  'DELETE',
  '/api/v1',
  '/console/people/{memberId}/sessions',
);
export const resetPasskeys = defineCall<typeof endpoints.resetPasskeys>(
  'DELETE',
  '/api/v1',
  '/console/people/{memberId}/passkeys',
);
export const unlinkIdentity = defineCall<typeof endpoints.unlinkIdentity>(
  'DELETE',
  '/api/v1',
  '/console/people/{memberId}/identities/{provider}',
);
export const getDeletionRequests = defineCall<typeof endpoints.getDeletionRequests>(
  'GET',
  '/api/v1',
  '/console/deletions',
);
export const deleteAccount = defineCall<typeof endpoints.deleteAccount>(
  'DELETE',
  '/api/v1',
  '/console/accounts/{userId}',
);
export const joinPeople = defineCall<typeof endpoints.joinPeople>(
  'PUT',
  '/api/v1',
  '/console/people/{memberId}/joined/{otherId}',
);
