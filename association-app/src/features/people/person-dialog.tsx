import { useState } from 'react';

import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { Button, Heading, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { GroupChooser } from '../../components/group-chooser';
import { useActions } from '../../components/use-actions';
import { DeleteDialog } from './delete-dialog';
import { JoinPanel } from './join-panel';
import { addAction, groupActions, moveAction, personActions } from './person-actions';
import { PersonForm } from './person-form';
import { nameOf } from './person-name';

export interface PersonDialogProps {
  person: Person;
  /** Removed from the reader's last group: nothing can be done for them any more. */
  isGone: boolean;
  isStaff: boolean;
  /** This person's account was joined with another one, which may be the one that stays. */
  onJoined: (kept: Person) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** A person, and what can be done for them. */
export function PersonDialog({
  person,
  isGone,
  isStaff,
  onJoined,
  onDeleted,
  onClose,
}: PersonDialogProps) {
  const { isBusy, perform, showDone, renderButtons, outcome, proofDialog } = useActions();
  const [isNaming, setIsNaming] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { email, groups, angelGroup, isDeactivated } = person;
  const actions = personActions(person, isStaff);
  const ownGroupIds = groups.map(({ id }) => id);

  return (
    <>
      <Dialog isOpen title={nameOf(person)} onClose={onClose} initialFocus="title">
        <Stack gap="5">
          <Text overflowWrap="anywhere">
            {email}
            {angelGroup && `, ${angelGroup.title}`}
          </Text>
          {outcome}
          {isGone ? (
            <Text>You no longer have access to this person.</Text>
          ) : (
            <>
              {isNaming && (
                <PersonForm
                  person={person}
                  onSaved={() => {
                    setIsNaming(false);
                    showDone('Saved.');
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
              {actions.length > 0 && renderButtons(actions)}
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
                <Stack key={group.id} gap="2" role="group" aria-label={group.title}>
                  <Heading as="h3" size="sm">
                    {group.title}
                    {group.isAdmin && ', admin'}
                  </Heading>
                  {renderButtons(groupActions(person, group))}
                  {!isDeactivated && (
                    <GroupChooser
                      label="Move to group"
                      name={`Move from ${group.title} to`}
                      except={ownGroupIds}
                      disabled={isBusy}
                      onChoose={(to) => void perform(moveAction(person, group, to))}
                    />
                  )}
                </Stack>
              ))}
              {!isDeactivated && (
                <GroupChooser
                  label="Add to group"
                  except={ownGroupIds}
                  disabled={isBusy}
                  onChoose={(group) => void perform(addAction(person, group))}
                />
              )}
              {isStaff && (
                <HStack gap="2" wrap="wrap">
                  {!isJoining && !isDeactivated && (
                    <Button size="sm" variant="outline" onClick={() => setIsJoining(true)}>
                      Merge with another account
                    </Button>
                  )}
                  <Button size="sm" variant="outline" onClick={() => setIsDeleting(true)}>
                    Delete for good
                  </Button>
                </HStack>
              )}
            </>
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
