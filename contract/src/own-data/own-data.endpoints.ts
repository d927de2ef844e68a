import { defineEndpoint } from '../http/endpoint';
import { deletionRequestSchema, ownDataSchema } from './own-data.schemas';

/** A write, since the audit trail records it. */
export const exportOwnData = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/data',
  access: 'signed-in',
  summary: 'Everything the platform holds about you',
  response: ownDataSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const getDeletionRequest = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Whether you have asked for your account to be deleted',
  response: deletionRequestSchema,
});

/** Repeating the call keeps the first time. */
export const askForDeletion = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Ask for your account to be deleted; association staff carry it out',
  response: deletionRequestSchema,
});

export const withdrawDeletion = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Withdraw your request to delete your account',
  response: deletionRequestSchema,
});
