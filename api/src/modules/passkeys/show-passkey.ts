import type { ShownCredential } from '@syndication/contract/passkeys/passkeys.schemas';
import type { FastifyRequest } from 'fastify';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { findPasskeys, lockPasskey, noteUse, type StoredPasskey } from './passkeys.repository';
import {
  askBrowser,
  describeCredential,
  knownTransports,
  loadWebauthn,
  relyingPartyOf,
} from './relying-party';

/**
 * Asks the browser for a passkey.
 * @param userId whose; null for anyone
 */
export async function askForPasskey(request: FastifyRequest, userId: string | null) {
  const { db, config } = request.server.context;
  const own = userId === null ? [] : await findPasskeys(db, userId);
  const { expectedRPID: rpID } = relyingPartyOf(config);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  return askBrowser(request, {
    challenge,
    rpId: rpID,
    userVerification: 'required' as const,
    allowCredentials: own.map((passkey) => ({
      ...describeCredential(passkey),
      type: 'public-key' as const,
    })),
  });
}

/** The counter that the authenticator answered; null when the answer is not of this passkey to this question. */
async function verify(
  { config }: AppContext,
  { id, publicKey, counter, transports }: StoredPasskey,
  response: ShownCredential,
  question: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: question,
      ...relyingPartyOf(config),
      credential: {
        id,
        publicKey: Buffer.from(publicKey, 'base64url'),
        counter,
        transports: knownTransports(transports),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for any mismatch: another origin, another challenge, a counter that runs back.
    return null;
  }
}

/**
 * Whose passkey the browser has shown, in the transaction of what it is shown for.
 * @param question what the browser was asked
 * @returns null when it is no passkey of somebody who may sign in, or not an answer to the question
 */
export async function findShownPasskey(
  context: AppContext,
  tx: Database,
  credential: ShownCredential,
  question: string | undefined,
) {
  const found = question === undefined ? undefined : await lockPasskey(tx, credential.id);
  if (!found || question === undefined) return null;
  const { passkey, role } = found;
  const counter = await verify(context, passkey, credential, question);
  if (counter === null) return null;
  await noteUse(tx, passkey.id, counter, context.now());
  return { userId: passkey.userId, name: passkey.name, role };
}
