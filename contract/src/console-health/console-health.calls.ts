import { defineCall } from '../http/call';
import type * as endpoints from './console-health.endpoints';

export const getConsoleHealth = defineCall<typeof endpoints.getConsoleHealth>(
  'GET',
  '/api/v1',
  '/console/health',
);
export const putTestMail = defineCall<typeof endpoints.putTestMail>(
  'PUT',
  '/api/v1',
  '/console/health/test-mails/{id}',
);
export const retryMail = defineCall<typeof endpoints.retryMail>(
  'POST',
  '/api/v1',
  '/console/health/mail-retries',
);
