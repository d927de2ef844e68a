import type { FastifyInstance } from 'fastify';

import { readCookie, SESSION_COOKIE } from '../../http/cookies';
import { findSession } from './sessions.repository';

/** Lets every call ask who is signed in. */
export function loadSessions(app: FastifyInstance): void {
  app.decorateRequest('loadSession', async function loadSession() {
    const id = readCookie(this, SESSION_COOKIE);
    const { db, now, config } = app.context;
    return id === null ? null : findSession(db, id, now(), config.settings);
  });
}
