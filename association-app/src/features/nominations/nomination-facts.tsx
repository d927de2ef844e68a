import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import { NOMINATION_STEP_LABELS } from '@syndication/contract/nominations/nominations.rules';
import { Stack, Text } from '@syndication/shared-ui/core';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const at = (text: string): string => moment.format(new Date(text));

/** How a nomination has come as far as it is, each step with its moment. */
function describe(nomination: ConsoleNomination): string[] {
  const { step, since, nominatedAt, mailedAt, accountAt, profileAt, nominatedBy, lead } =
    nomination;
  const isOver = step === 'off-list' || step === 'withdrawn';
  return [
    `Nominated${nominatedBy ? ` by ${nominatedBy.name}` : ' by an import'}: ${at(nominatedAt)}`,
    ...(lead ? [`Deal lead: ${lead.name}, ${lead.email}`] : []),
    mailedAt === null ? 'No mail was sent' : `Last mail: ${at(mailedAt)}`,
    ...(accountAt === null ? [] : [`Account: ${at(accountAt)}`]),
    ...(profileAt === null ? [] : [`Profile: ${at(profileAt)}`]),
    ...(isOver ? [`${NOMINATION_STEP_LABELS[step]}: ${at(since)}`] : []),
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
