import { mutationOptions } from '@tanstack/react-query';

import {
  endOtherSessions,
  endSession,
} from '@syndication/contract/account-security/account-security.calls';
import { ApiError } from '@syndication/contract/http/api-error';

import { api } from '../../session/api';

/** Signs out one other place; one that has gone by itself counts as signed out. */
export const endSessionMutation = mutationOptions({
  mutationKey: ['account', 'end-session'],
  mutationFn: async (sessionId: string) => {
    try {
      await api.call(endSession, { params: { sessionId }, keepalive: true });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  },
});

/** Signs out everywhere else. */
export const endOtherSessionsMutation = mutationOptions({
  mutationKey: ['account', 'end-other-sessions'],
  mutationFn: () => api.call(endOtherSessions, { keepalive: true }),
});
