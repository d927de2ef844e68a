import { defineCall } from '../http/call';
import type * as endpoints from './agreement.endpoints';

export const getAgreement = defineCall<typeof endpoints.getAgreement>(
  'GET',
  '/api/v1',
  '/agreement',
);
