import { useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import { NOMINATION_MAIL_PAUSE_HOURS } from '@syndication/contract/nominations/nominations.rules';
import { Button, HStack, Select, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { ActOutcome, type Told } from '../../components/act-outcome';
import { useProof } from '../../components/use-proof';
import { AddressForm } from './address-form';
import { useNominationChanges } from './api/nominations';
import { NominationFacts } from './nomination-facts';
import { nameOf } from './nomination-name';

const MAILED = 'The mail is on its way.';
const MAILED_LATELY = `No mail was sent: the last one is less than ${NOMINATION_MAIL_PAUSE_HOURS} hours old.`;

/** What is being done beside what one button does. */
type Part = 'correct' | 'lead' | 'accept' | 'withdraw';

export interface NominationDialogProps {
  nomination: ConsoleNomination;
  /** Groups that a company can be accepted into. */
  groups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** A nomination, and what can be done about it. */
export function NominationDialog({ nomination, groups, onClose }: NominationDialogProps) {
  const { resend, correct, withdraw, accept, changeLead } = useNominationChanges();
  const { withProof, proofDialog } = useProof();
  const [part, setPart] = useState<Part | null>(null);
  const [groupId, setGroupId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Told | null>(null);
  const { id, email, group, step, canMailAgain, accountAt, lead, namesLead, version } = nomination;
  const isCurrent = step !== 'withdrawn';
  const others = groups.filter((other) => other.id !== group.id);

  const show = (next: Part | null) => {
    setOutcome(null);
    setPart(next);
  };
  const finish = (done: string) => {
    setPart(null);
    setOutcome({ done });
  };
  /** @param act says what is done */
  const perform = async (act: () => Promise<string>) => {
    setIsBusy(true);
    setOutcome(null);
    try {
      finish(await act());
    } catch (error) {
      setOutcome({ failure: error });
    }
    setIsBusy(false);
  };
  const save = (act: Promise<unknown>, done: string) => act.then(() => finish(done));
  const partButton = (name: Part, label: string) => (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={() => show(name)}>
      {label}
    </Button>
  );

  return (
    <>
      <Dialog isOpen title={`${nameOf(nomination)} in ${group.title}`} onClose={onClose}>
        <Stack gap="5">
          <NominationFacts nomination={nomination} />
          <ActOutcome told={outcome} />
          {isCurrent && (
            <HStack gap="2" wrap="wrap">
              {canMailAgain && (
                <Button
                  size="sm"
                  variant="outline"
                  disabled={isBusy}
                  onClick={() =>
                    void perform(async () => {
                      const { isMailed } = await resend({ params: { id } });
                      return isMailed ? MAILED : MAILED_LATELY;
                    })
                  }
                >
                  Send the mail again
                </Button>
              )}
              {step === 'mailed' &&
                accountAt === null &&
                partButton('correct', 'Correct the address')}
              {namesLead && partButton('lead', lead ? 'Change the deal lead' : 'Name a deal lead')}
              {others.length > 0 && partButton('accept', 'Accept into another group')}
              {partButton('withdraw', 'Withdraw')}
            </HStack>
          )}
          {part === 'correct' && (
            <AddressForm
              label="Save the address"
              hint="The right address gets the mail at once."
              email={email ?? ''}
              onSave={(right) =>
                save(
                  correct({ params: { id }, body: { email: right, version } }),
                  'The address is corrected, and the mail is on its way.',
                )
              }
            />
          )}
          {part === 'lead' && (
            <AddressForm
              label="Save the deal lead"
              hint="Address of a member. Deals name the member as their lead at once."
              email={lead?.email ?? ''}
              onSave={(next) =>
                save(
                  changeLead({ params: { id }, body: { email: next, version } }),
                  'The deal lead is changed.',
                )
              }
            />
          )}
          {part === 'accept' && (
            <HStack gap="2" wrap="wrap">
              <Select
                aria-label="Group"
                flex="1 1 12rem"
                value={groupId}
                onChange={({ target }) => setGroupId(target.value)}
              >
                <option value="">Choose a group</option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.title}
                  </option>
                ))}
              </Select>
              <Button
                disabled={isBusy || groupId === ''}
                onClick={() =>
                  void perform(async () => {
                    await accept({ params: { id, groupId } });
                    return 'The other group has the nomination now.';
                  })
                }
              >
                Accept
              </Button>
            </HStack>
          )}
          {part === 'withdraw' && (
            <Stack gap="3">
              <Text>
                {group.title} will not see the deal because of this nomination any more, at once.
                Votes stay. To bring it back, nominate the company again.
              </Text>
              <HStack gap="2">
                <Button variant="outline" disabled={isBusy} onClick={() => show(null)}>
                  Keep it
                </Button>
                <Button
                  disabled={isBusy}
                  onClick={() =>
                    void perform(async () => {
                      await withProof(() => withdraw({ params: { id }, body: { version } }));
                      return 'The nomination is withdrawn.';
                    })
                  }
                >
                  Withdraw the nomination
                </Button>
              </HStack>
            </Stack>
          )}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
