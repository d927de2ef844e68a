import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { formatAmountAtValuation, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import { Fragment } from 'react';

import { CommittedMeter, HStack, StatusBadge, Text } from '@syndication/shared-ui/core';
import { freshness, securityOf } from '@syndication/contract/ventures/venture-text.rules';
import { chakra, useSlotRecipe } from '../styling';
import { DataList, Fact } from './data-list';
import { ProfileSection } from './profile-section';
import { profileRecipe } from './profile.recipe';
import type { SectionProps } from './venture-sections';

function Figure({ name, amountUsd }: { name: string; amountUsd: number | null }) {
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  if (amountUsd === null) return null;
  return (
    <chakra.div css={styles.figure}>
      <dt>{name}</dt>
      <dd>{formatUsd(amountUsd)}</dd>
    </chakra.div>
  );
}

function CurrentRound({ round }: { round: VentureRound }) {
  const security = securityOf(round);
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  return (
    <chakra.dl css={styles.figures}>
      <Figure name={ROUND_FACTS.amount.name} amountUsd={round.amount} />
      <Figure name={ROUND_FACTS.valuation.name} amountUsd={round.valuation} />
      <chakra.div css={styles.meter}>
        <dt>{ROUND_FACTS.committed.name}</dt>
        <dd>
          <CommittedMeter committed={round.committed} />
        </dd>
      </chakra.div>
      <div>
        <dt>Round</dt>
        <dd>{round.name}</dd>
      </div>
      {security && (
        <div>
          <dt>{ROUND_FACTS.securityType.name}</dt>
          <dd>{security}</dd>
        </div>
      )}
    </chakra.dl>
  );
}

/** Each part keeps its direction to itself: one from right to left would mix with those beside it. */
function EarlierRound({ round }: { round: VentureRound }) {
  const terms = formatAmountAtValuation(round.amount, round.valuation);
  const parts = [terms, securityOf(round), round.committed].filter((part) => part !== null);
  return (
    <Fact name={round.name}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </Fact>
  );
}

/** Amounts, security and state of the current round, and what came before it. */
export function RoundInformation({ venture, level }: SectionProps) {
  const { currentVentureRound: round, ventureRounds, daysSinceUpdate } = venture;
  const isPresenter = venture.isPresenter || round?.isPresenter;
  return (
    <ProfileSection title="Round Information" level={level}>
      {(isPresenter || round?.isRoundClosed) && (
        <HStack gap="2" flexWrap="wrap">
          {isPresenter && <StatusBadge tone="brand">Presenter</StatusBadge>}
          {round?.isRoundClosed && <StatusBadge>Round Closed</StatusBadge>}
        </HStack>
      )}
      {round ? <CurrentRound round={round} /> : <Text tone="muted">No round yet</Text>}
      <Text tone="muted" size="sm">
        {freshness(daysSinceUpdate)}
      </Text>
      {ventureRounds.length > 0 && (
        <DataList>
          {ventureRounds.map((earlier) => (
            <EarlierRound key={earlier.id} round={earlier} />
          ))}
        </DataList>
      )}
    </ProfileSection>
  );
}
