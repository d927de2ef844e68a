import { SIGN_IN_WAYS } from '@syndication/contract/account-security/account-security.rules';
import { IDENTITY_PROVIDERS } from '@syndication/contract/identity-providers/identity-providers.rules';

import { recordChanges } from '../../database/audit';
import { endAllSessions } from '../../modules/accounts/sessions.repository';
import { lockAccounts } from '../../modules/console-people/people.repository';
import { removeIdentities } from '../../modules/identity-providers/identities.repository';
import { resetPasskeys } from '../../modules/passkeys/reset-passkeys';
import { endSessionsOfWay, forgetAllFailures } from '../admin.repository';
import { CommandRefused, readEmail, text, WrongCommand, type Commands } from '../command';

/** Sessions, identities and rate limits. */
export const ACCESS_COMMANDS: Commands = {
  'sessions end': {
    usage: 'sessions end name@example.org | sessions end --way google',
    about: 'signs a person out everywhere, or everybody who signed in in one way',
    options: { way: text },
    run: async ({ db }, { way: given }, [address]) => {
      if (given !== undefined && address === undefined) {
        const way = SIGN_IN_WAYS.find((known) => known === given);
        if (!way) throw new WrongCommand(`--way must be one of ${SIGN_IN_WAYS.join(', ')}.`);
        const count = await db.transaction(async (tx) => {
          const ended = await endSessionsOfWay(tx, way);
          const target = { type: 'setting', id: 'sessions' } as const;
          const after = { way, count: ended };
          await recordChanges(tx, [{ action: 'sessions-ended', by: null, target, after }]);
          return ended;
        });
        return { text: `${count} sessions have ended.`, data: { way, count } };
      }
      const email = readEmail(address, 'The person');
      await db.transaction(async (tx) => {
        const [account] = await lockAccounts(tx, [email]);
        if (!account) throw new CommandRefused(`Nobody has the address ${email}.`);
        await endAllSessions(tx, account.user.id);
        await recordChanges(tx, [
          { action: 'sessions-ended', by: null, target: { type: 'person', id: account.user.id } },
        ]);
      });
      return { text: `${email} is signed out everywhere.`, data: { email } };
    },
  },
  'identity unlink': {
    usage: 'identity unlink name@example.org [--provider google]',
    about: 'lets a person link another account of an identity provider',
    options: { provider: text },
    run: async ({ db }, { provider: given }, [address]) => {
      const email = readEmail(address, 'The person');
      const provider = IDENTITY_PROVIDERS.find((name) => name === given) ?? null;
      if (given !== undefined && provider === null) {
        throw new WrongCommand(`--provider must be one of ${IDENTITY_PROVIDERS.join(', ')}.`);
      }
      const removed = await db.transaction(async (tx) => {
        const [account] = await lockAccounts(tx, [email]);
        if (!account) throw new CommandRefused(`Nobody has the address ${email}.`);
        const providers = await removeIdentities(tx, account.user.id, provider);
        await recordChanges(
          tx,
          providers.map((name) => ({
            action: 'identity-unlinked' as const,
            by: null,
            target: { type: 'person' as const, id: account.user.id },
            before: { provider: name },
            after: null,
          })),
        );
        return providers;
      });
      const told =
        removed.length > 0 ? `Unlinked from ${removed.join(', ')}.` : 'Nothing was linked.';
      return { text: told, data: { email, removed } };
    },
  },
  'passkeys reset': {
    usage: 'passkeys reset name@example.org',
    about:
      'removes the passkeys and recovery codes of a person who has lost them; all sessions end',
    options: {},
    run: async (context, _options, [address]) => {
      const email = readEmail(address, 'The person');
      const removed = await context.db.transaction(async (tx) => {
        const [account] = await lockAccounts(tx, [email]);
        if (!account) throw new CommandRefused(`Nobody has the address ${email}.`);
        const { id: userId } = account.user;
        return resetPasskeys(tx, context, { userId, email, targetId: userId }, null);
      });
      const told =
        removed > 0 ? `Passkeys removed: ${removed}. An email says so.` : 'There was no passkey.';
      return { text: told, data: { email, removed } };
    },
  },
  'limits reset': {
    usage: 'limits reset',
    about: 'lets everybody off who has to wait after wrong passwords',
    options: {},
    run: async ({ db }) => {
      const count = await db.transaction(async (tx) => {
        const forgotten = await forgetAllFailures(tx);
        const target = { type: 'setting', id: 'limits' } as const;
        const after = { count: forgotten };
        await recordChanges(tx, [{ action: 'limits-reset', by: null, target, after }]);
        return forgotten;
      });
      return { text: `${count} waits are over.`, data: { count } };
    },
  },
};
