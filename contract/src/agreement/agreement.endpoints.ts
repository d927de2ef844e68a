import { defineEndpoint } from '../http/endpoint';
import { agreementSchema } from './agreement.schemas';

/** The footer of every page leads to it, so it is there for everybody. */
export const getAgreement = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/agreement',
  access: 'anyone',
  summary: 'The agreement that is in force',
  response: agreementSchema,
});
