import * as z from 'zod/mini';

import { versionSchema } from '../fields/fields.schemas';
import { defineEndpoint } from '../http/endpoint';
import {
  acceptanceSchema,
  agreementDraftSchema,
  consoleAgreementSchema,
} from './console-agreement.schemas';

const ofVersion = z.object({
  number: z.string().check(z.maxLength(4), z.regex(/^[1-9]\d*$/, 'This must be a whole number')),
});

export const getConsoleAgreement = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/agreement',
  access: 'staff',
  summary: 'All versions of the agreement, and how many members accepted each',
  response: consoleAgreementSchema,
});

export const putAgreementDraft = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/agreement/draft',
  access: 'staff',
  summary: 'Write the next version; nobody else sees it until it is published',
  body: agreementDraftSchema,
  errors: ['STALE_VERSION'],
});

export const publishAgreement = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/agreement/{number}/publication',
  access: 'staff',
  needsProof: true,
  summary: 'Put a draft in force: all members are asked to accept it',
  params: ofVersion,
  body: z.object({ version: versionSchema }),
  errors: ['STALE_VERSION'],
});

export const getAcceptances = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/agreement/{number}/acceptances',
  access: 'staff',
  summary: 'Who accepted a version and when, and who has not',
  params: ofVersion,
  response: z.array(acceptanceSchema),
});

/** A write, because the audit trail records who exported the names. */
export const exportAcceptances = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/console/agreement/{number}/exports',
  access: 'staff',
  summary: 'The same, for a file',
  params: ofVersion,
  response: z.array(acceptanceSchema),
});
