import { putGroupAdmin } from '@syndication/contract/console-groups/console-groups.calls';
import * as calls from '@syndication/contract/console-people/console-people.calls';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import type { ApiClient } from '@syndication/contract/http/client';
import { IDENTITY_PROVIDER_NAMES } from '@syndication/contract/identity-providers/identity-providers.rules';

import type { Action } from '../../components/use-actions';

type Group = Person['groups'][number];

/** What admins of groups may do as well. */
function accountActions({ memberId, lastSignedInAt, isDeactivated, version }: Person): Action[] {
  const params = { memberId };
  if (isDeactivated) {
    const body = { isActive: true, version };
    return [
      {
        label: 'Reactivate',
        done: 'They can sign in again.',
        run: (api) => api.call(calls.putPersonActive, { params, body, keepalive: true }),
      },
    ];
  }
  if (lastSignedInAt !== null) return [];
  return [
    {
      label: 'Send the invitation again',
      done: 'A new link is on its way; the earlier one no longer works.',
      run: (api) => api.call(calls.resendInvitation, { params, keepalive: true }),
    },
  ];
}

function staffActions({ memberId, isStaff, providers, passkeys, version }: Person): Action[] {
  const params = { memberId };
  return [
    {
      label: 'Sign out everywhere',
      done: 'All sessions have ended.',
      run: (api) => api.call(calls.endPersonSessions, { params, keepalive: true }),
    },
    ...providers.map((provider) => ({
      label: `Unlink ${IDENTITY_PROVIDER_NAMES[provider]}`,
      done: `${IDENTITY_PROVIDER_NAMES[provider]} is unlinked.`,
      run: (api: ApiClient) =>
        api.call(calls.unlinkIdentity, { params: { memberId, provider }, keepalive: true }),
    })),
    ...(passkeys > 0
      ? [
          {
            label: 'Reset passkeys',
            done: 'Passkeys and recovery codes were removed, and all sessions have ended.',
            run: (api: ApiClient) => api.call(calls.resetPasskeys, { params, keepalive: true }),
          },
        ]
      : []),
    {
      label: isStaff ? 'Remove staff rights' : 'Make staff',
      done: isStaff ? 'No longer staff.' : 'Now staff of the association.',
      run: (api) =>
        api.call(calls.putStaff, { params, body: { isStaff: !isStaff }, keepalive: true }),
    },
    {
      label: 'Deactivate',
      done: 'Signed out everywhere and can no longer sign in. Votes are kept.',
      run: (api) =>
        api.call(calls.putPersonActive, {
          params,
          body: { isActive: false, version },
          keepalive: true,
        }),
    },
  ];
}

/** What is done to a person in one of their groups. */
export function groupActions(person: Person, group: Group): Action[] {
  const { memberId, firstName } = person;
  const { id, title, isAdmin } = group;
  return [
    {
      label: isAdmin ? 'Remove admin rights' : 'Make admin',
      done: `Admin rights in ${title} were ${isAdmin ? 'removed' : 'granted'}.`,
      run: (api) =>
        api.call(putGroupAdmin, {
          params: { id, memberId },
          body: { isAdmin: !isAdmin },
          keepalive: true,
        }),
    },
    {
      label: `Remove from ${title}`,
      done: `${firstName} is no longer in ${title}, but their votes are kept.`,
      run: (api) =>
        api.call(calls.putMembership, {
          params: { memberId, groupId: id },
          body: { isMember: false },
          keepalive: true,
        }),
    },
  ];
}

/** What is done to a person's account. */
export const personActions = (person: Person, isByStaff: boolean): Action[] => [
  ...accountActions(person),
  ...(isByStaff && !person.isDeactivated ? staffActions(person) : []),
];

type Chosen = Pick<Group, 'id' | 'title'>;

export const addAction = (
  { memberId, firstName }: Person,
  { id: groupId, title }: Chosen,
): Action => ({
  label: 'Add to group',
  done: `${title} now has ${firstName} as a member.`,
  run: (api) =>
    api.call(calls.putMembership, {
      params: { memberId, groupId },
      body: { isMember: true },
      keepalive: true,
    }),
});

export const moveAction = ({ memberId, firstName }: Person, from: Group, to: Chosen): Action => ({
  label: 'Move to group',
  done: `${firstName} is now in ${to.title} and no longer in ${from.title}, but their votes are kept.`,
  run: (api) =>
    api.call(calls.movePerson, {
      params: { memberId, groupId: to.id, fromId: from.id },
      keepalive: true,
    }),
});
