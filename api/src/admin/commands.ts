import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

import { SIGN_IN_WAYS } from '@syndication/contract/account-security/account-security.rules';
import { EMAIL_PATTERN, normalizeEmail } from '@syndication/contract/accounts/accounts.rules';

import { IDENTITY_PROVIDERS } from '@syndication/contract/identity-providers/identity-providers.rules';

import type { AppContext } from '../app-context';
import { recordChanges } from '../database/audit';
import type { Database } from '../database/database';
import { invitePeople, type InvitedPerson } from '../modules/console-people/invite-people';
import { lockAccounts, lockStaff, setStaff } from '../modules/console-people/people.repository';
import { endAllSessions } from '../modules/accounts/sessions.repository';
import { removeIdentities } from '../modules/identity-providers/identities.repository';
import {
  addGroup,
  endSessionsOfWay,
  findUnsentMails,
  forgetAllFailures,
  hasPeople,
  retryMails,
} from './admin.repository';
import { setSetting } from '../modules/settings/settings.repository';

/** The command line is wrong; the message says how it is right. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

/** The command was right, and cannot be carried out; nothing has changed. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** What a command has done, for people and for programs (`--json`). */
export interface CommandResult {
  text: string;
  data: Record<string, unknown>;
}

interface Command {
  usage: string;
  about: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run: (
    context: AppContext,
    values: Record<string, string | undefined>,
    positionals: readonly string[],
  ) => Promise<CommandResult>;
}

const text = { type: 'string' } as const;

function readEmail(value: string | undefined, name: string): string {
  const email = normalizeEmail(value ?? '');
  if (!EMAIL_PATTERN.test(email)) throw new WrongCommand(`${name} must be an email address.`);
  return email;
}

/** Names until the person gives better ones: `ann.angel@…` is Ann Angel. */
function namesOf(email: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName: first, lastName: rest.join(' ') };
}

async function inviteStaff(
  tx: Database,
  context: AppContext,
  email: string,
): Promise<InvitedPerson> {
  const person = { email, ...namesOf(email) };
  const [invited] = await invitePeople(tx, context, [person], { isStaff: true }, null);
  if (!invited || invited.reason !== null) {
    throw new CommandRefused(`${email}: ${invited?.reason ?? 'nobody was invited'}.`);
  }
  return invited;
}

const tellInvited = (email: string, link: string | null, isPrinted: boolean): string =>
  link === null
    ? `${email} had an account and is staff now.`
    : isPrinted
      ? `${email} chooses a password at\n${link}`
      : `${email} gets a mail with a link to choose a password.`;

const COMMANDS: Record<string, Command> = {
  init: {
    usage: 'init --association "…" --staff name@example.org [--print-link]',
    about: 'brings an empty database to life: the association and its first staff member',
    options: { association: text, staff: text, 'print-link': { type: 'boolean' } },
    run: async (context, { association, staff, 'print-link': printLink }) => {
      if (!association?.trim()) throw new WrongCommand('--association must be a name.');
      const email = readEmail(staff, '--staff');
      const { link } = await context.db.transaction(async (tx) => {
        if (await hasPeople(tx)) {
          throw new CommandRefused(
            'There are people in this database already. Add staff with "staff add".',
          );
        }
        const change = { changedAt: context.now(), changedBy: null };
        await setSetting(tx, 'associationName', association.trim(), change);
        await recordChanges(tx, [
          {
            action: 'association-created',
            by: null,
            target: { type: 'setting', id: 'associationName' },
            before: null,
            after: { associationName: association.trim() },
          },
        ]);
        return inviteStaff(tx, context, email);
      });
      const isPrinted = printLink !== undefined;
      return {
        text: `${association.trim()} is there. ${tellInvited(email, link, isPrinted)}`,
        data: { staff: email, ...(isPrinted && { link }) },
      };
    },
  },
  'staff add': {
    usage: 'staff add name@example.org [--print-link]',
    about: 'makes a person staff of the association; whoever has no account is invited',
    options: { 'print-link': { type: 'boolean' } },
    run: async (context, { 'print-link': printLink }, [address]) => {
      const email = readEmail(address, 'The person');
      const { link, outcome } = await context.db.transaction((tx) =>
        inviteStaff(tx, context, email),
      );
      const isPrinted = printLink !== undefined;
      const told =
        outcome === 'unchanged'
          ? `${email} is staff already.`
          : tellInvited(email, link, isPrinted);
      return { text: told, data: { email, outcome, ...(isPrinted && { link }) } };
    },
  },
  'staff remove': {
    usage: 'staff remove name@example.org',
    about: 'takes the staff right away; the person stays a member',
    options: {},
    run: async ({ db }, _values, [address]) => {
      const email = readEmail(address, 'The person');
      await db.transaction(async (tx) => {
        const staff = await lockStaff(tx);
        const found = staff.find((person) => person.email === email);
        if (!found) throw new CommandRefused(`${email} is not staff.`);
        if (staff.length === 1)
          throw new CommandRefused(`${email} is the last staff member: add another one first.`);
        await setStaff(tx, [found.memberId], false);
        await recordChanges(tx, [
          {
            action: 'staff-removed',
            by: null,
            target: { type: 'person', id: found.memberId },
            before: { isStaff: true },
            after: { isStaff: false },
          },
        ]);
      });
      return { text: `${email} is not staff any more.`, data: { email } };
    },
  },
  'group add': {
    usage: 'group add "…"',
    about: 'creates a syndication group',
    options: {},
    run: async ({ db }, _values, [given]) => {
      const title = given?.trim();
      if (!title) throw new WrongCommand('The group needs a name.');
      const id = await db.transaction(async (tx) => {
        const added = await addGroup(tx, title);
        if (added === null) throw new CommandRefused(`There is a group ${title} already.`);
        await recordChanges(tx, [
          {
            action: 'group-created',
            by: null,
            target: { type: 'group', id: added },
            groupId: added,
            before: null,
            after: { title },
          },
        ]);
        return added;
      });
      return { text: `The group ${title} is there.`, data: { id, title } };
    },
  },
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
  'mail list': {
    usage: 'mail list',
    about: 'shows mail that has not left, and why',
    options: {},
    run: async ({ db }) => {
      const mails = await findUnsentMails(db);
      const lines = mails.map(
        ({ recipient, subject, attempts, lastError, givenUpAt }) =>
          `${recipient}: ${subject} (${attempts} tries${givenUpAt ? ', given up' : ''})${lastError ? `\n  ${lastError}` : ''}`,
      );
      return { text: lines.join('\n') || 'All mail has left.', data: { mails } };
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
  'mail retry': {
    usage: 'mail retry',
    about: 'tries all mail again that waits or was given up',
    options: {},
    run: async ({ db, now }) => {
      const count = await db.transaction(async (tx) => {
        const retried = await retryMails(tx, now());
        await recordChanges(tx, [
          {
            action: 'mail-retried',
            by: null,
            target: { type: 'mail', id: 'all' },
            after: { count: retried },
          },
        ]);
        return retried;
      });
      return { text: `${count} mails are tried again.`, data: { count } };
    },
  },
};

/** What `--help` prints: everything, or what is known of one command. */
export function describeCommands(args: readonly string[]): string {
  const words = args.filter((arg) => !arg.startsWith('-')).join(' ');
  const all = Object.entries(COMMANDS);
  const named = all.filter(
    ([name]) =>
      words && (words === name || words.startsWith(`${name} `) || name.startsWith(`${words} `)),
  );
  return [
    'npm run admin -- <command> [--json]',
    ...(named.length > 0 ? named : all).map(([, { usage, about }]) => `  ${usage}\n      ${about}`),
  ].join('\n\n');
}

/**
 * Finds the command that the words name.
 * @returns what runs it
 * @throws WrongCommand for one that is not there, or its wrong use
 */
export function readCommand(args: readonly string[]): {
  run: (context: AppContext) => Promise<CommandResult>;
} {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((words) =>
    Object.hasOwn(COMMANDS, words),
  );
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || !command)
    throw new WrongCommand(`Which command? There is no ${args.join(' ') || 'nameless one'}.`);
  const options = { ...command.options, json: { type: 'boolean' } } as const;
  const parse = () => {
    try {
      return parseArgs({
        args: args.slice(name.split(' ').length),
        options,
        allowPositionals: true,
      });
    } catch (error) {
      throw new WrongCommand((error as Error).message);
    }
  };
  const { values, positionals } = parse();
  if (positionals.length > 1) throw new WrongCommand(`What is ${positionals.slice(1).join(' ')}?`);
  const given = values as Record<string, string | undefined>;
  return {
    run: (context) => command.run(context, given, positionals),
  };
}
