import { defineEndpoint } from '../http/endpoint';
import { linkedRoundSchema, updateLinkSchema, updateTokenSchema } from './update-links.schemas';

/** Changes nothing: mail programs open links, too. */
export const getUpdateLink = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/update-link',
  access: 'anyone',
  summary: 'Whose profile the link of a reminder is about, and what can be answered with it',
  query: updateTokenSchema,
  response: updateLinkSchema,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** Answers the profile's state afterwards. */
export const confirmByLink = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/update-link/no-change',
  access: 'anyone',
  summary: '"No Change", with the link of a reminder; once',
  body: updateTokenSchema,
  response: updateLinkSchema,
  errors: ['NOT_FOUND', 'MAIL_LINK_INVALID', 'TOO_MANY_REQUESTS'],
});

/** Answers the profile's state afterwards. */
export const updateRoundByLink = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/update-link/round',
  access: 'anyone',
  summary: "The open round's new amount and commitment, with the link of a reminder; once",
  body: linkedRoundSchema,
  response: updateLinkSchema,
  errors: ['NOT_FOUND', 'MAIL_LINK_INVALID', 'ROUND_NOT_EDITABLE', 'TOO_MANY_REQUESTS'],
});
