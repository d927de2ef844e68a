import { defineEndpoint } from '../http/endpoint';
import { deletionRequestSchema, ownDataSchema } from './own-data.schemas';

/** A write, since the audit trail records it. */
export const exportOwnData = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/data',
  access: 'signed-in',
  summary: 'All that the platform holds about the own person',
  response: ownDataSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const getDeletionRequest = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Whether the deletion of the own account was asked for',
  response: deletionRequestSchema,
});

/** Repeating the call keeps the first time. */
export const askForDeletion = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Ask for the own account to be deleted; staff of the association carry it out',
  response: deletionRequestSchema,
});

export const withdrawDeletion = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Keep the own account after all',
  response: deletionRequestSchema,
});
