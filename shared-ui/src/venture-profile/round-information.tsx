import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { daysUntilClosing, isClosingSoon } from '@syndication/contract/ventures/deal-news.rules';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import type { ReactNode } from 'react';

import { CommittedMeter, HStack, StatusBadge, Text } from '@syndication/shared-ui/core';
import {
  freshness,
  isStale,
  leavingText,
  securityOf,
} from '@syndication/contract/ventures/venture-text.rules';
import { chakra, useSlotRecipe } from '../styling';
import { ProfileSection } from './profile-section';
import { profileRecipe } from './profile.recipe';
import type { SectionProps } from './venture-sections';

interface FigureProps {
  name: string;
  kind: 'number' | 'words' | 'meter';
  children: ReactNode;
}

function Figure({ name, kind, children }: FigureProps) {
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  return (
    <chakra.div css={styles.figure} data-kind={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}

function CurrentRound({ round }: { round: VentureRound }) {
  const security = securityOf(round);
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  return (
    <chakra.dl css={styles.figures}>
      <Figure name={ROUND_FACTS.amount.name} kind={round.amount === null ? 'words' : 'number'}>
        {round.amount === null ? 'Amount not stated' : formatUsd(round.amount)}
      </Figure>
      {round.valuation !== null && (
        <Figure name={ROUND_FACTS.valuation.name} kind="number">
          {formatUsd(round.valuation)}
        </Figure>
      )}
      {security && (
        <Figure name={ROUND_FACTS.securityType.name} kind="words">
          {security}
        </Figure>
      )}
      <Figure name={ROUND_FACTS.committed.name} kind="meter">
        <CommittedMeter committed={round.committed} />
      </Figure>
    </chakra.dl>
  );
}

function whenText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const ATTENTION = { color: 'accent.fg', fontWeight: 'medium' } as const;
const QUIET = { tone: 'muted' } as const;

/** Until when members vote: the round's end, or the deal's on the list, whichever comes first. */
function VotingEnds({ venture }: { venture: Venture }) {
  // The server's day: a device may have its clock wrong.
  const { today } = readVentureListing(venture);
  const days = daysUntilClosing(venture, today);
  if (days === null || venture.dealStatus !== 'active') return null;
  const day = formatUtcDay(today.getTime() + days * DAY_MS, 'long');
  return (
    <Text size="sm" {...(isClosingSoon(venture, today) ? ATTENTION : QUIET)}>
      Voting ends {whenText(days)}, on {day}
    </Text>
  );
}

/** How fresh the profile is, and once it is stale, how long it stays on the list. */
function Freshness({ venture }: { venture: Venture }) {
  const isOld = isStale(venture);
  const leaves = isOld && venture.dealStatus === 'active';
  return (
    <Text size="sm" {...(isOld ? ATTENTION : QUIET)}>
      {freshness(venture.daysSinceUpdate)}
      {leaves && ` · ${leavingText(readVentureListing(venture).daysLeft)}`}
    </Text>
  );
}

/** The ask as a band of figures: amounts, security and how full it is; below it, until when members vote. */
export function RoundInformation({ venture, level }: SectionProps) {
  const { currentVentureRound: round } = venture;
  const isPresenter = venture.isPresenter || round?.isPresenter;
  return (
    <ProfileSection title="Round Information" level={level}>
      {(isPresenter || round) && (
        <HStack gap="2" flexWrap="wrap">
          {round && <StatusBadge>{round.name}</StatusBadge>}
          {isPresenter && <StatusBadge tone="brand">Presenter</StatusBadge>}
          {round?.isRoundClosed && <StatusBadge>Round Closed</StatusBadge>}
        </HStack>
      )}
      {round ? <CurrentRound round={round} /> : <Text tone="muted">No round yet</Text>}
      <HStack columnGap="6" rowGap="1" flexWrap="wrap" justifyContent="space-between">
        <VotingEnds venture={venture} />
        <Freshness venture={venture} />
      </HStack>
    </ProfileSection>
  );
}
