import { defineEndpoint } from '../http/endpoint';
import { publicSettingsSchema } from './settings.schemas';

/** The server of pages asks for them, and writes them into each page. */
export const getPublicSettings = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/settings',
  access: 'anyone',
  summary: "The association's texts and addresses, as pages have them inline",
  response: publicSettingsSchema,
});
