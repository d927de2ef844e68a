import { useState } from 'react';

import * as calls from '@syndication/contract/console-people/console-people.calls';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { putGroupAdmin } from '@syndication/contract/console-groups/console-groups.calls';
import type { ApiClient } from '@syndication/contract/http/client';
import { IDENTITY_PROVIDER_NAMES } from '@syndication/contract/identity-providers/identity-providers.rules';
import { Button, Heading, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { GroupChooser } from '../../components/group-chooser';
import { useActs, type Act } from '../../components/use-acts';
import { DeleteDialog } from './delete-dialog';
import { JoinPanel } from './join-panel';
import { PersonForm } from './person-form';

function accountActs({ memberId, lastSignedInAt, isDeactivated, version }: Person): Act[] {
  const params = { memberId };
  const active = (isActive: boolean) => (api: ApiClient) =>
    api.call(calls.putPersonActive, { params, body: { isActive, version }, keepalive: true });
  if (isDeactivated) {
    return [{ label: 'Reactivate', done: 'They can sign in again.', run: active(true) }];
  }
  return [
    ...(lastSignedInAt === null
      ? [
          {
            label: 'Send the invitation again',
            done: 'A new link is on its way; the earlier one no longer works.',
            run: (api: ApiClient) => api.call(calls.resendInvitation, { params, keepalive: true }),
          },
        ]
      : []),
  ];
}

function staffActs({
  memberId,
  isStaff,
  isDeactivated,
  providers,
  passkeys,
  version,
}: Person): Act[] {
  const params = { memberId };
  if (isDeactivated) return [];
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
            done: 'Passkeys and recovery codes are gone, and all sessions have ended.',
            run: (api: ApiClient) => api.call(calls.resetPasskeys, { params, keepalive: true }),
          },
        ]
      : []),
    {
      label: isStaff ? 'Remove staff rights' : 'Make staff',
      done: isStaff ? 'No longer staff.' : 'Staff of the association now.',
      run: (api) =>
        api.call(calls.putStaff, { params, body: { isStaff: !isStaff }, keepalive: true }),
    },
    {
      label: 'Deactivate',
      done: 'Signed out everywhere, and cannot sign in again. Votes stay.',
      run: (api) =>
        api.call(calls.putPersonActive, {
          params,
          body: { isActive: false, version },
          keepalive: true,
        }),
    },
  ];
}

function groupActs(person: Person, group: Person['groups'][number]): Act[] {
  const { memberId, firstName } = person;
  const { id, title, isAdmin } = group;
  return [
    {
      label: isAdmin ? 'Remove admin rights' : 'Make admin',
      done: isAdmin ? `Not an admin of ${title} any more.` : `Admin of ${title} now.`,
      run: (api) =>
        api.call(putGroupAdmin, {
          params: { id, memberId },
          body: { isAdmin: !isAdmin },
          keepalive: true,
        }),
    },
    {
      label: `Remove from ${title}`,
      done: `${firstName} is not in ${title} any more. Votes stay.`,
      run: (api) =>
        api.call(calls.putMembership, {
          params: { memberId, groupId: id },
          body: { isMember: false },
          keepalive: true,
        }),
    },
  ];
}

export interface PersonDialogProps {
  person: Person;
  isStaff: boolean;
  /** This person's account was joined with another one, which may be the one that stays. */
  onJoined: (kept: Person) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** A person, and what can be done for them. */
export function PersonDialog({ person, isStaff, onJoined, onDeleted, onClose }: PersonDialogProps) {
  const { isBusy, perform, tell, renderButtons, outcome, proofDialog } = useActs();
  const [isNaming, setIsNaming] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { memberId, firstName, lastName, email, groups, angelGroup, isDeactivated } = person;
  const acts = [...accountActs(person), ...(isStaff ? staffActs(person) : [])];

  return (
    <>
      <Dialog isOpen title={`${firstName} ${lastName}`} onClose={onClose}>
        <Stack gap="5">
          <Text overflowWrap="anywhere">
            {email}
            {angelGroup && `, ${angelGroup.title}`}
          </Text>
          {outcome}
          {isNaming && (
            <PersonForm
              person={person}
              onSaved={() => {
                setIsNaming(false);
                tell('It is saved.');
              }}
            />
          )}
          {isStaff && !isNaming && (
            <Button
              size="sm"
              variant="outline"
              alignSelf="flex-start"
              onClick={() => setIsNaming(true)}
            >
              Change name or angel group
            </Button>
          )}
          {acts.length > 0 && renderButtons(acts)}
          {isJoining && (
            <JoinPanel
              person={person}
              renderButtons={renderButtons}
              onJoined={(kept) => {
                setIsJoining(false);
                setIsNaming(false);
                onJoined(kept);
              }}
            />
          )}
          {groups.map((group) => (
            <Stack key={group.id} gap="2">
              <Heading as="h3" size="sm">
                {group.title}
                {group.isAdmin && ', admin'}
              </Heading>
              {renderButtons(groupActs(person, group))}
              {!isDeactivated && (
                <GroupChooser
                  label="Move to group"
                  name={`Move from ${group.title} to`}
                  except={groups.map(({ id }) => id)}
                  disabled={isBusy}
                  onChoose={({ id: groupId, title }) =>
                    void perform({
                      done: `${firstName} is in ${title} now, and not in ${group.title} any more. Votes stay.`,
                      run: (api) =>
                        api.call(calls.movePerson, {
                          params: { memberId, groupId, fromId: group.id },
                          keepalive: true,
                        }),
                    })
                  }
                />
              )}
            </Stack>
          ))}
          {!isDeactivated && (
            <GroupChooser
              label="Add to group"
              except={groups.map(({ id }) => id)}
              disabled={isBusy}
              onChoose={({ id, title }) =>
                void perform({
                  done: `${firstName} is in ${title} now.`,
                  run: (api) =>
                    api.call(calls.putMembership, {
                      params: { memberId, groupId: id },
                      body: { isMember: true },
                      keepalive: true,
                    }),
                })
              }
            />
          )}
          {isStaff && (
            <HStack gap="2" wrap="wrap">
              {!isJoining && !isDeactivated && (
                <Button size="sm" variant="outline" onClick={() => setIsJoining(true)}>
                  Join with another account
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={() => setIsDeleting(true)}>
                Delete for good
              </Button>
            </HStack>
          )}
        </Stack>
      </Dialog>
      {isDeleting && (
        <DeleteDialog person={person} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
      {proofDialog}
    </>
  );
}
