import * as contract from '@syndication/contract/passkeys/passkeys.endpoints';
import { PASSKEY_MESSAGES } from '@syndication/contract/passkeys/passkeys.rules';
import type { Passkeys } from '@syndication/contract/passkeys/passkeys.schemas';

import type { RegisterModule } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import type { ServerSession } from '../../http/session';
import { beginBrowserSession } from '../accounts/browser-session';
import { setProved } from '../accounts/sessions.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { addPasskey, askForNewPasskey, removePasskey } from './change-passkeys';
import { countCodesLeft, findPasskeys } from './passkeys.repository';
import { renewRecoveryCodes, useRecoveryCode } from './recovery-codes';
import { takeQuestion } from './relying-party';
import { askForPasskey, findShownPasskey } from './show-passkey';

const LIMITS = { rateLimits: [perAddress(30)] } as const;

const runsAssociation = (session: ServerSession): boolean =>
  session.role === 'investor' && (session.isStaff || session.adminGroupIds.length > 0);

/** Passkeys and recovery codes of every account, and signing in with a passkey (decision 021). */
export const registerPasskeys: RegisterModule = (app) => {
  const { context } = app;
  const { db, now } = context;

  registerEndpoint(app, contract.getPasskeys, async ({ session }): Promise<Passkeys> => {
    const own = await findPasskeys(db, session.userId);
    const { settings } = await readLiveConfig(db, context.config);
    return {
      passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      codesLeft: await countCodesLeft(db, session.userId),
      isRequired: runsAssociation(session) && settings.consolePasskeys === 'yes',
    };
  });

  registerEndpoint(app, contract.startPasskey, ({ session, request }) =>
    askForNewPasskey(request, session),
  );

  registerEndpoint(app, contract.addPasskey, async ({ session, request, body }) => ({
    recoveryCodes: await addPasskey(request, session, body),
  }));

  registerEndpoint(app, contract.removePasskey, ({ session, params }) =>
    removePasskey(context, session, params.id),
  );

  registerEndpoint(app, contract.makeRecoveryCodes, async ({ session }) => ({
    recoveryCodes: await renewRecoveryCodes(context, session),
  }));

  registerEndpoint(app, contract.startPasskeyProof, ({ session, request }) =>
    askForPasskey(request, session.userId),
  );

  registerEndpoint(
    app,
    contract.postPasskeyProof,
    async ({ session, request, body }) => {
      const question = await takeQuestion(request);
      await db.transaction(async (tx) => {
        const shown = await findShownPasskey(context, tx, body.credential, question);
        if (shown?.userId !== session.userId) {
          throw new AppError('VALIDATION_FAILED', { message: PASSKEY_MESSAGES.unknown });
        }
        await setProved(tx, session.idHash, now(), 'passkey');
        await recordAudit(tx, 'proof-given', session.userId, { passkey: shown.name });
      });
    },
    LIMITS,
  );

  registerEndpoint(
    app,
    contract.postRecoveryCode,
    ({ session, body }) => useRecoveryCode(context, session, body.code),
    LIMITS,
  );

  registerEndpoint(
    app,
    contract.startPasskeySignIn,
    ({ request }) => askForPasskey(request, null),
    LIMITS,
  );

  registerEndpoint(
    app,
    contract.passkeyAuth,
    async (call) => {
      const { credential } = call.body;
      const question = await takeQuestion(call.request);
      let role: 'investor' | 'entrepreneur' = 'investor';
      await beginBrowserSession(call, 'passkey', async (tx) => {
        const shown = await findShownPasskey(context, tx, credential, question);
        if (!shown) throw new AppError('SIGN_IN_FAILED', { message: PASSKEY_MESSAGES.unknown });
        role = shown.role;
        return shown.userId;
      });
      return { role };
    },
    LIMITS,
  );
};
