import { createApiClient, type ApiClient } from '@syndication/contract/http/client';

import { dropEarlyAnswers, takeEarlyAnswer } from '../boot/early-answers';
import { useSessionStore, userIdOf } from './session-store';

let session = new AbortController();

const sessionSignal = () => session.signal;

/** An api client whose calls are made for this user, whoever is signed in by then; null for anyone. */
export const createApiFor = (userId: string | null): ApiClient =>
  createApiClient({ sessionSignal, userId: () => userId, takeEarlyAnswer });

/** The shell's own api client; its calls are made for the user of the page. */
export const api = createApiClient({
  sessionSignal,
  userId: () => userIdOf(useSessionStore.getState().session),
  takeEarlyAnswer,
});

/** Stops waiting for all answers under way: they were meant for the user whose session ends. */
export function abortSessionCalls(): void {
  session.abort();
  session = new AbortController();
  dropEarlyAnswers();
}
