import { defineCall } from '../http/call';
import type * as endpoints from './feedback.endpoints';

export const postFeedback = defineCall<typeof endpoints.postFeedback>('POST', '/api/v1', '/forms');
