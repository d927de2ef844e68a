import { defineCall } from '../http/call';
import type * as endpoints from './console-agreement.endpoints';

export const getConsoleAgreement = defineCall<typeof endpoints.getConsoleAgreement>(
  'GET',
  '/api/v1',
  '/console/agreement',
);
export const putAgreementDraft = defineCall<typeof endpoints.putAgreementDraft>(
  'PUT',
  '/api/v1',
  '/console/agreement/draft',
);
export const publishAgreement = defineCall<typeof endpoints.publishAgreement>(
  'PUT',
  '/api/v1',
  '/console/agreement/{number}/publication',
);
export const getAcceptances = defineCall<typeof endpoints.getAcceptances>(
  'GET',
  '/api/v1',
  '/console/agreement/{number}/acceptances',
);
export const exportAcceptances = defineCall<typeof endpoints.exportAcceptances>(
  'POST',
  '/api/v1',
  '/console/agreement/{number}/exports',
);
