import type { SignInWay } from '@syndication/contract/account-security/account-security.rules';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import {
  PRE_SESSION_COOKIE,
  readCookie,
  removeCookie,
  SESSION_COOKIE,
  writeCookie,
} from '../../http/cookies';
import { beginPreSession, writeXsrfToken } from '../../http/xsrf';
import { knowBrowser } from './known-browser';
import { beginSession, endSession } from './sessions.repository';

/** Request and answer of the browser whose session it is. */
export interface BrowserCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Begins a session with a new id for the user that `findUserId` returns, and ends the browser's earlier
 * session. It is one transaction, so the proof of the sign-in is used up exactly when the session begins.
 * @returns the id of the user
 * @throws what `findUserId` throws; no session begins then
 */
export async function beginBrowserSession(
  { request, reply }: BrowserCall,
  way: SignInWay,
  findUserId: (tx: Database) => Promise<string>,
): Promise<string> {
  const { db, now } = request.server.context;
  const earlierId = readCookie(request, SESSION_COOKIE);
  const { userId, sessionId } = await db.transaction(async (tx) => {
    const holderId = await findUserId(tx);
    if (earlierId) await endSession(tx, earlierId);
    const userAgent = request.headers['user-agent'];
    // It locks the account; what is written before would hold on to the account that a deletion waits for.
    const id = await beginSession(tx, { userId: holderId, now: now(), userAgent, way });
    await recordAudit(tx, 'signed-in', holderId, { way });
    return { userId: holderId, sessionId: id };
  });
  writeSessionCookie(reply, sessionId);
  removeCookie(reply, PRE_SESSION_COOKIE);
  knowBrowser(reply, userId);
  return userId;
}

/** Gives the browser the id of its session, and the XSRF token that belongs to it. */
export function writeSessionCookie(reply: FastifyReply, sessionId: string): void {
  writeCookie(reply, SESSION_COOKIE, sessionId);
  writeXsrfToken(reply, sessionId);
}

/** Ends the browser's session, if there is one. */
export async function endBrowserSession({ request, reply }: BrowserCall): Promise<void> {
  const id = readCookie(request, SESSION_COOKIE);
  if (!id) return;
  await request.server.context.db.transaction(async (tx) => {
    const ended = await endSession(tx, id);
    if (ended) await recordAudit(tx, 'signed-out', ended.userId);
  });
  removeCookie(reply, SESSION_COOKIE);
  // Pages sign out by two calls, one per role: the second needs a token not bound to the ended session.
  beginPreSession(reply);
}
