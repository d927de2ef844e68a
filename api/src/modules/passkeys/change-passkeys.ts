import {
  PASSKEY_MESSAGES as TEXT,
  PASSKEYS_MAX,
} from '@syndication/contract/passkeys/passkeys.rules';
import type { NewCredential } from '@syndication/contract/passkeys/passkeys.schemas';
import type { FastifyRequest } from 'fastify';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox.repository';
import { writePasskeyMail } from '../accounts/account-mails';
import { fullName } from '../accounts/full-name';
import { setProved } from '../accounts/sessions.repository';
import { readLiveConfig } from '../settings/settings.repository';
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  deleteRecoveryCodes,
} from './passkeys.repository';
import { lockOwnPasskeys, requireOwnPasskey } from './own-passkeys';
import { storeRecoveryCodes } from './recovery-codes';
import {
  askBrowser,
  describeCredential,
  knownTransports,
  loadWebauthn,
  relyingPartyOf,
  takeQuestion,
} from './relying-party';

/** Asks the browser to make a passkey. */
export async function askForNewPasskey(request: FastifyRequest, session: ServerSession) {
  const { db, config: given } = request.server.context;
  const own = await findPasskeys(db, session.userId);
  requireOwnPasskey(session, own);
  if (own.length >= PASSKEYS_MAX) throw new AppError('CONFLICT', { message: TEXT.tooMany });
  const { settings } = await readLiveConfig(db, given);
  const { userId, email, firstName, lastName } = session;
  const authenticatorSelection = {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  } as const;
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: settings.brand,
    rpID: relyingPartyOf(given).expectedRPID,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: fullName(firstName, lastName),
    excludeCredentials: own.map(describeCredential),
    authenticatorSelection,
  });
  return askBrowser(request, {
    ...options,
    rp: { id: relyingPartyOf(given).expectedRPID, name: settings.brand },
    attestation: 'none' as const,
    authenticatorSelection,
    excludeCredentials: own.map((passkey) => ({
      ...describeCredential(passkey),
      type: 'public-key' as const,
    })),
  });
}

async function verifyNew({ config }: AppContext, response: NewCredential, question: string) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        response: {
          ...response.response,
          transports: knownTransports(response.response.transports ?? []),
        },
      },
      expectedChallenge: question,
      ...relyingPartyOf(config),
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws for any mismatch: another origin, another challenge, an unknown kind of key.
    return undefined;
  }
}

/**
 * Adds the passkey that the browser has made; this session has shown it by that.
 * @returns recovery codes with the first one; none with further ones
 */
export async function addPasskey(
  request: FastifyRequest,
  session: ServerSession,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<string[]> {
  const { context } = request.server;
  const { db, now } = context;
  const question = await takeQuestion(request);
  const made = question === undefined ? undefined : await verifyNew(context, credential, question);
  if (!made) throw new AppError('CONFLICT', { message: TEXT.notTaken });
  const config = await readLiveConfig(db, context.config);
  const { userId, email, idHash } = session;
  return db.transaction(async (tx) => {
    const own = await lockOwnPasskeys(tx, session);
    if (own.length >= PASSKEYS_MAX) throw new AppError('CONFLICT', { message: TEXT.tooMany });
    const isAdded = await insertPasskey(tx, {
      id: made.id,
      userId,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: made.transports ?? [],
      name,
    });
    if (!isAdded) throw new AppError('CONFLICT', { message: TEXT.notTaken });
    const codes = own.length === 0 ? await storeRecoveryCodes(tx, userId) : [];
    await setProved(tx, idHash, now(), 'passkey');
    await recordAudit(tx, 'passkey-added', userId, { name });
    await enqueueMails(tx, [writePasskeyMail(email, 'added', config)]);
    return codes;
  });
}

/** Removes one of the user's passkeys; it is no error if it is gone already. */
export async function removePasskey(
  { db, config: given }: AppContext,
  session: ServerSession,
  id: string,
): Promise<void> {
  const config = await readLiveConfig(db, given);
  const { userId, email } = session;
  await db.transaction(async (tx) => {
    const own = await lockOwnPasskeys(tx, session);
    const name = await deletePasskey(tx, userId, id);
    if (name === undefined) return;
    if (own.length === 1) await deleteRecoveryCodes(tx, userId);
    await recordAudit(tx, 'passkey-removed', userId, { name });
    await enqueueMails(tx, [writePasskeyMail(email, 'removed', config)]);
  });
}
