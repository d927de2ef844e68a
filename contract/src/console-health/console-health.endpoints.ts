import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { consoleHealthSchema, testMailSchema } from './console-health.schemas';

export const getConsoleHealth = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/health',
  access: 'staff',
  summary: 'Whether mail leaves, jobs run and releases load',
  response: consoleHealthSchema,
});

/** The client generates the id, so that repeating the call sends nothing twice. */
export const putTestMail = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/health/test-mails/{id}',
  access: 'staff',
  summary: 'Send a mail that says that mail works',
  params: z.object({ id: idSchema }),
  body: testMailSchema,
});

export const retryMail = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/console/health/mail-retries',
  access: 'staff',
  summary: 'Try all mail again that was given up or waits for its next attempt',
  response: z.object({ count: z.int() }),
});
