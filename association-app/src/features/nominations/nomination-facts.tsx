import { formatMoment } from '@syndication/contract/fields/dates.rules';
import { CONSOLE_NOMINATION_MESSAGES as TEXT } from '@syndication/contract/console-nominations/console-nominations.rules';
import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import { NOMINATION_STEP_LABELS } from '@syndication/contract/nominations/nominations.rules';
import { Stack, Text } from '@syndication/shared-ui/core';

import { nominatorOf } from './nomination-name';

/** How a nomination has come as far as it is, each step with its moment. */
function describe(nomination: ConsoleNomination): string[] {
  const { step, since, nominatedAt, mailedAt, accountAt, profileAt, lead, namesLead } = nomination;
  const isOver = step === 'off-list' || step === 'withdrawn';
  return [
    `Nominated by ${nominatorOf(nomination, 'an import', 'a deleted account')}: ${formatMoment(nominatedAt)}`,
    `Deal lead: ${lead ? `${lead.name}, ${lead.email}` : 'none named'}`,
    ...(namesLead || step === 'withdrawn' ? [] : [TEXT.earlierLead]),
    mailedAt === null ? 'No email was sent' : `Last email: ${formatMoment(mailedAt)}`,
    ...(accountAt === null ? [] : [`Account: ${formatMoment(accountAt)}`]),
    ...(profileAt === null ? [] : [`Profile: ${formatMoment(profileAt)}`]),
    ...(isOver ? [`${NOMINATION_STEP_LABELS[step]}: ${formatMoment(since)}`] : []),
  ];
}

/** What is known of a nomination. */
export function NominationFacts({ nomination }: { nomination: ConsoleNomination }) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {describe(nomination).map((fact) => (
        <Text as="li" key={fact} overflowWrap="anywhere">
          {fact}
        </Text>
      ))}
    </Stack>
  );
}
