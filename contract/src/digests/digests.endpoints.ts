import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { digestChoiceSchema, linkedDigestSchema, rhythmInputSchema } from './digests.schemas';

const BASE = { base: '/api/v1' } as const;
const tokenParams = z.object({ token: z.string().check(z.maxLength(300)) });

export const getDigestChoices = defineEndpoint({
  ...BASE,
  method: 'GET',
  path: '/digests',
  access: 'investor',
  summary: 'How often you get emails about the deals of each of your groups, by group title',
  response: z.array(digestChoiceSchema),
});

export const putDigestChoice = defineEndpoint({
  ...BASE,
  method: 'PUT',
  path: '/digests/{groupId}',
  access: 'investor',
  summary: 'Choose how often you get emails about the deals of one of your groups',
  params: z.object({ groupId: idSchema }),
  body: rhythmInputSchema,
  errors: ['NOT_FOUND'],
});

/** Changes nothing: mail programs open links, too. */
export const getLinkedDigest = defineEndpoint({
  ...BASE,
  method: 'GET',
  path: '/digest-links/{token}',
  access: 'anyone',
  summary: 'Which emails the link of a digest stops',
  params: tokenParams,
  response: linkedDigestSchema,
  errors: ['NOT_FOUND'],
});

export const stopLinkedDigest = defineEndpoint({
  ...BASE,
  method: 'DELETE',
  path: '/digest-links/{token}',
  access: 'anyone',
  summary: 'Stop the emails that a digest’s link is for; a repeat changes nothing',
  params: tokenParams,
  errors: ['NOT_FOUND'],
});
