import { defineEndpoint } from '../http/endpoint';
import { feedbackSchema } from './feedback.schemas';

export const postFeedback = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/forms',
  access: 'anyone',
  summary: 'Send feedback to the association',
  body: feedbackSchema,
  /** NOT_SIGNED_IN: the account was deleted meanwhile. */
  errors: ['NOT_SIGNED_IN', 'TOO_MANY_REQUESTS'],
});
