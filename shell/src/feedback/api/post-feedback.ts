import { mutationOptions } from '@tanstack/react-query';

import { postFeedback } from '@syndication/contract/feedback/feedback.calls';
import type { CallInput } from '@syndication/contract/http/call';

import { api } from '../../session/api';

export type Feedback = CallInput<typeof postFeedback>['body'];

export const feedbackMutation = mutationOptions({
  mutationFn: ({ signal, ...body }: Feedback & { signal: AbortSignal }) =>
    api.call(postFeedback, { body, signal }),
});
