import { TRANSPORTS } from '@syndication/contract/passkeys/passkeys.rules';
import type { FastifyRequest } from 'fastify';

import type { Config } from '../../config';
import { AppError } from '../../http/app-error';
import { findBrowserId } from '../../http/xsrf';
import { rememberChallenge, takeChallenge, type StoredPasskey } from './passkeys.repository';

/** How long a person has to answer, in milliseconds. */
const ANSWER_MS = 5 * 60_000;

type Transport = (typeof TRANSPORTS)[number];

/** A third of the API's code: the first use of a passkey loads it, not the start. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** What passkeys are bound to: the host that browsers see. */
export const relyingPartyOf = ({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>) => ({
  expectedOrigin: PUBLIC_ORIGIN,
  expectedRPID: new URL(PUBLIC_ORIGIN).hostname,
});

export const knownTransports = (given: readonly string[]): Transport[] =>
  TRANSPORTS.filter((transport) => given.includes(transport));

/** How browsers are told of a passkey. */
export const describeCredential = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: knownTransports(transports),
});

/** Remembers what this browser is asked to sign; a newer question replaces it. */
export async function askBrowser<O extends { challenge: string }>(
  request: FastifyRequest,
  options: O,
): Promise<O & { timeout: number }> {
  const { db, now } = request.server.context;
  const browserId = findBrowserId(request);
  if (browserId === null) throw new AppError('XSRF_REJECTED');
  const expiresAt = new Date(now().getTime() + ANSWER_MS);
  await rememberChallenge(db, browserId, options.challenge, expiresAt);
  return { ...options, timeout: ANSWER_MS };
}

/** What this browser was asked to sign, once; undefined when there is no recent question. */
export async function takeQuestion(request: FastifyRequest): Promise<string | undefined> {
  const { db, now } = request.server.context;
  const browserId = findBrowserId(request);
  return browserId === null ? undefined : takeChallenge(db, browserId, now());
}
