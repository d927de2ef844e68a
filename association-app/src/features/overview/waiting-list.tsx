import type {
  ConsoleOverview,
  Waiting,
} from '@syndication/contract/console-overview/console-overview.schemas';
import { Box, EmptyState, Heading, Panel, Text } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { waitingListRecipe } from './waiting-list.recipe';

const Names = chakra('ul', waitingListRecipe);

/** What each of them is, in the order in which staff look at them. */
const KINDS: { name: keyof ConsoleOverview; title: string; hint: string }[] = [
  {
    name: 'stuckMail',
    title: 'Mail that is stuck',
    hint: 'Waiting for over 15 minutes, or given up.',
  },
  {
    name: 'leaving',
    title: 'Profiles that leave the list this week',
    hint: 'Their founders get reminders; a word from the deal lead helps.',
  },
  {
    name: 'unanswered',
    title: 'Nominations without an answer',
    hint: 'Mailed, and nobody has created an account yet.',
  },
  {
    name: 'neverCame',
    title: 'Members who never came',
    hint: 'Invited, and never signed in.',
  },
  {
    name: 'notAgreed',
    title: 'Members who have not accepted the agreement',
    hint: 'They see no deals until they do.',
  },
];

function WaitingPanel({ title, hint, waiting }: { title: string; hint: string; waiting: Waiting }) {
  const { count, first } = waiting;
  return (
    <Panel kind="sheet" mb="4" breakInside="avoid">
      <Heading as="h2" size="md">
        {title}: {count}
      </Heading>
      <Text tone="muted" size="sm" mb="3">
        {hint}
      </Text>
      <Names>
        {first.map(({ name, detail }) => (
          <li key={`${name} ${detail}`}>
            {name}
            <span className="detail">{detail}</span>
          </li>
        ))}
      </Names>
      {count > first.length && (
        <Text tone="muted" size="sm" mt="2">
          and {count - first.length} more
        </Text>
      )}
    </Panel>
  );
}

/** What waits for somebody to look after it. */
export function WaitingList({ overview }: { overview: ConsoleOverview }) {
  const waiting = KINDS.flatMap(({ name, ...words }) => {
    const found = overview[name];
    return found && found.count > 0 ? [{ name, ...words, waiting: found }] : [];
  });
  if (waiting.length === 0) {
    return (
      <EmptyState title="Nothing waits">
        Nominations are answered, members have come, and mail leaves.
      </EmptyState>
    );
  }
  return (
    <Box columnCount={{ lg: 2 }} columnGap="4">
      {waiting.map(({ name, ...panel }) => (
        <WaitingPanel key={name} {...panel} />
      ))}
    </Box>
  );
}
