import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import { HStack, StatusBadge } from '../core';
import { Fact, ProfileSection } from './profile-section';

/** The kind of security; for Other, what it is. */
function securityOf({ securityType, other }: VentureRound): string | null {
  return securityType === 'Other' && other ? `Other: ${other}` : securityType;
}

/** Amounts, security and state of the current round; nothing when there is none. */
export function RoundInformation({ venture }: { venture: Venture }) {
  const round = venture.currentVentureRound;
  const security = round && securityOf(round);
  return (
    <ProfileSection title="Round Information">
      {round && (
        <Fact name="Round">
          <HStack gap="2" flexWrap="wrap">
            {round.name}
            {round.isRoundClosed && <StatusBadge>Round Closed</StatusBadge>}
            {round.isPresenter && <StatusBadge tone="accent">Presenter</StatusBadge>}
          </HStack>
        </Fact>
      )}
      {round && round.amount !== null && <Fact name="Raise amount">{formatUsd(round.amount)}</Fact>}
      {round && round.valuation !== null && (
        <Fact name="Valuation/cap">{formatUsd(round.valuation)}</Fact>
      )}
      {security && <Fact name="Security type">{security}</Fact>}
      {round?.committed && <Fact name="% committed">{round.committed}</Fact>}
    </ProfileSection>
  );
}
