import { FOR_USER_HEADER } from '@syndication/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error';
import { readCookie, SESSION_COOKIE } from '../../http/cookies';
import { findSession } from './sessions.repository';

/** Lets every call ask who is signed in, and refuses one that was made for somebody else. */
export function loadSessions(app: FastifyInstance): void {
  app.decorateRequest('loadSession', async function loadSession() {
    const id = readCookie(this, SESSION_COOKIE);
    const { db, now, config } = app.context;
    const session = id === null ? null : await findSession(db, id, now(), config.settings);
    const meant = this.headers[FOR_USER_HEADER.toLowerCase()];
    if (session && meant !== undefined && meant !== session.userId)
      throw new AppError('OTHER_USER');
    return session;
  });
}
