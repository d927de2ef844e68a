import { settingsShape } from '@syndication/contract/settings/settings.schemas';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { invitePeople, type InvitedPerson } from '../../modules/console-people/invite-people';
import { lockStaff, setStaff } from '../../modules/console-people/people.repository';
import { isLastStaff } from '../../modules/console-people/staff-rights';
import { setSetting } from '../../modules/settings/settings.repository';
import { hasPeople } from '../admin.repository';
import { CommandRefused, flag, readEmail, readField, text, type Commands } from '../command';

/** Names until the user enters better ones: `ann.angel@…` is Ann Angel. */
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
  const [invited] = await invitePeople(tx, context, { people: [person], by: null, isStaff: true });
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
      : `${email} gets an email with a link to choose a password.`;

export const STAFF_COMMANDS: Commands = {
  init: {
    usage: 'init --association "…" --staff name@example.org [--print-link]',
    about: 'brings an empty database to life: the association and its first staff member',
    options: { association: text, staff: text, 'print-link': flag },
    run: async (context, { association, staff, 'print-link': printLink }) => {
      const given = association?.trim() ?? '';
      const associationName = readField(settingsShape.associationName, given, '--association');
      const email = readEmail(staff, '--staff');
      const { link } = await context.db.transaction(async (tx) => {
        if (await hasPeople(tx)) {
          throw new CommandRefused(
            'There are people in this database already. Add staff with "staff add".',
          );
        }
        const change = { changedAt: context.now(), changedBy: null };
        await setSetting(tx, 'associationName', associationName, change);
        await recordChanges(tx, [
          {
            action: 'association-created',
            by: null,
            target: { type: 'setting', id: 'associationName' },
            before: null,
            after: { associationName },
          },
        ]);
        return inviteStaff(tx, context, email);
      });
      const isPrinted = printLink !== undefined;
      return {
        text: `${associationName} is set up. ${tellInvited(email, link, isPrinted)}`,
        data: { staff: email, ...(isPrinted && { link }) },
      };
    },
  },
  'staff add': {
    usage: 'staff add name@example.org [--print-link]',
    about: 'makes a person staff of the association; a person without an account is invited',
    options: { 'print-link': flag },
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
        if (isLastStaff(found, staff)) {
          throw new CommandRefused(
            `${email} stays staff: no other staff member has signed in yet. Add another one, and let them sign in first.`,
          );
        }
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
      return { text: `${email} is no longer staff.`, data: { email } };
    },
  },
};
