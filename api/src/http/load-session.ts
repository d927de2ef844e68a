import type { FastifyInstance } from 'fastify';

import { findSession } from '../modules/accounts/session-repository';
import { readCookie, SESSION_COOKIE } from './cookies';
import type { Session } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the request's cookie; null without one. */
    loadSession: () => Promise<Session | null>;
  }
}

export function loadSessions(app: FastifyInstance): void {
  app.decorateRequest('loadSession', async function loadSession() {
    const id = readCookie(this, SESSION_COOKIE);
    const { db, now } = app.context;
    return id === null ? null : findSession(db, id, now());
  });
}
