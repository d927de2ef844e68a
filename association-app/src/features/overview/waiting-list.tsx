import type {
  ConsoleOverview,
  Waiting,
} from '@syndication/contract/console-overview/console-overview.schemas';
import { useInvestor } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { Box, EmptyState, Heading, Link, Panel, Text } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { showCount } from '../../components/count';
import { PATHS } from '../../paths';
import { waitingListRecipe } from './waiting-list.recipe';

const Names = chakra('ul', waitingListRecipe);

/** What each of them is, in the order in which staff look at them. */
const KINDS: {
  name: Exclude<keyof ConsoleOverview, 'setUp'>;
  title: string;
  hint: string;
  to: string;
  /** Group admins do not find it. */
  isForStaff?: true;
}[] = [
  {
    name: 'stuckMail',
    title: 'Stuck mail',
    hint: 'Waiting for over 15 minutes, or given up.',
    to: PATHS.health,
  },
  {
    name: 'deletions',
    title: 'Accounts to delete',
    hint: 'Their owners asked for this.',
    to: PATHS.people,
  },
  {
    name: 'leaving',
    title: 'Profiles leaving the list this week',
    hint: 'Founders with open rounds get reminders unless they stopped them. A nudge from the deal lead helps.',
    to: `${PATHS.deals}?show=listed`,
  },
  {
    name: 'unled',
    title: 'Open deals without a deal lead',
    hint: 'Open the deal to name one.',
    to: `${PATHS.deals}?show=no-lead`,
  },
  {
    name: 'unanswered',
    title: 'Unanswered nominations',
    hint: 'The email was sent, but nobody has created an account yet.',
    to: `${PATHS.nominations}?show=mailed`,
  },
  {
    name: 'neverCame',
    title: 'Members who never signed in',
    hint: 'They have not used their invitation.',
    to: `${PATHS.people}?show=never-came`,
  },
  {
    name: 'notAgreed',
    title: 'Members who have not accepted the agreement',
    hint: 'They see no deals until they do.',
    to: PATHS.agreement,
    isForStaff: true,
  },
];

interface WaitingPanelProps {
  title: string;
  hint: string;
  /** Where something is done about it; null where only others can. */
  to: string | null;
  waiting: Waiting;
}

function WaitingPanel({ title, hint, to, waiting }: WaitingPanelProps) {
  const { count, first } = waiting;
  const heading = `${title}: ${showCount(count)}`;
  return (
    // Room below as padding: WebKit would take a margin along to the top of the next column.
    <Box pb="4" breakInside="avoid">
      <Panel kind="sheet">
        <Heading as="h2" size="md">
          {to === null ? (
            heading
          ) : (
            <Link asChild isStandalone>
              <RouterLink to={to}>{heading}</RouterLink>
            </Link>
          )}
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
            and {showCount(count - first.length)} more
          </Text>
        )}
      </Panel>
    </Box>
  );
}

/** What needs attention. */
export function WaitingList({ overview }: { overview: ConsoleOverview }) {
  const { isStaff } = useInvestor().member;
  const waiting = KINDS.flatMap(({ name, title, hint, to, isForStaff = false }) => {
    const found = overview[name];
    if (!found || found.count === 0) return [];
    return [{ name, title, hint, to: isStaff || !isForStaff ? to : null, waiting: found }];
  });
  if (waiting.length === 0) {
    return (
      <EmptyState title="Nothing needs attention">
        {isStaff
          ? 'Nominations are answered, members have signed in, and mail is sent.'
          : 'Nominations are answered, and members have signed in.'}
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
