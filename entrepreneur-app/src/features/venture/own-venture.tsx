import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, Stack, Text } from '@syndication/shared-ui/core';
import { VentureProfile, VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { findMissingFacts } from '../../components/missing-facts';
import { ProfileProgress } from '../../components/profile-progress';
import { ListingLifetime } from './listing-lifetime';
import { PredictionSummary } from './prediction-summary';
import { RaisedAmount, useOutcomes } from './raised-amount';
import { UnseenNotice, whyUnseen } from './unseen-notice';
import { UpdateRequired } from './update-required';

/** The profile as investors see it, with what only its entrepreneur sees beside it. */
export function OwnVenture({ venture }: { venture: Venture }) {
  const facts = findMissingFacts(venture);
  const outcomes = useOutcomes(venture);
  const isUnseen = whyUnseen(venture) !== null;
  const isRoundClosed = venture.currentVentureRound?.isRoundClosed ?? false;
  if (!outcomes) return <VentureProfileSkeleton />;
  return (
    <>
      {isUnseen ? (
        <Box mb="6">
          <UnseenNotice venture={venture} />
        </Box>
      ) : (
        <UpdateRequired venture={venture} />
      )}
      <VentureProfile
        venture={venture}
        aside={
          <Stack as="section" aria-label="What only you see" gap={{ base: '4', md: '6' }}>
            <Text tone="muted" size="sm" mb={{ base: '-2', md: '-4' }}>
              Only you see this. The rest is what investors see.
            </Text>
            {isRoundClosed && <RaisedAmount outcomes={outcomes} />}
            {venture.predictions && (
              <PredictionSummary {...venture.predictions} isRoundClosed={isRoundClosed} />
            )}
            {!isUnseen && <ListingLifetime venture={venture} />}
            {/* Those of earlier rounds come after what is said of the current one. */}
            {!isRoundClosed && <RaisedAmount outcomes={outcomes} />}
            {facts.missing.length > 0 && <ProfileProgress {...facts} />}
          </Stack>
        }
      />
    </>
  );
}
