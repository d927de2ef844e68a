import { formatAmountAtValuation, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import { Box, CommittedMeter, HStack, StatusBadge, Text } from '@syndication/shared-ui/core';
import { securityOf } from '../deals/deal-facts';
import { Fact, ProfileSection } from './profile-section';

function EarlierRound({ round }: { round: VentureRound }) {
  const terms = formatAmountAtValuation(round.amount, round.valuation);
  return (
    <li>
      {round.name}
      <Text tone="muted" size="sm">
        {[terms, securityOf(round), round.committed].filter(Boolean).join(' · ')}
      </Text>
    </li>
  );
}

/** Amounts, security and state of the current round, and what came before it. */
export function RoundInformation({ venture }: { venture: Venture }) {
  const { currentVentureRound: round, ventureRounds } = venture;
  const security = round && securityOf(round);
  return (
    <ProfileSection title="Round Information">
      {round && (
        <Fact name="Round">
          <HStack gap="2" flexWrap="wrap">
            {round.name}
            {round.isRoundClosed && <StatusBadge>Round Closed</StatusBadge>}
            {round.isPresenter && <StatusBadge tone="brand">Presenter</StatusBadge>}
          </HStack>
        </Fact>
      )}
      {round && round.amount !== null && <Fact name="Raise amount">{formatUsd(round.amount)}</Fact>}
      {round && round.valuation !== null && (
        <Fact name="Valuation/cap">{formatUsd(round.valuation)}</Fact>
      )}
      {security && <Fact name="Security type">{security}</Fact>}
      {round?.committed && (
        <Fact name="% committed">
          <Box maxW="64">
            <CommittedMeter committed={round.committed} />
          </Box>
        </Fact>
      )}
      {ventureRounds.length > 0 && (
        <Fact name="Earlier rounds">
          <ul>
            {ventureRounds.map((earlier) => (
              <EarlierRound key={earlier.id} round={earlier} />
            ))}
          </ul>
        </Fact>
      )}
    </ProfileSection>
  );
}
