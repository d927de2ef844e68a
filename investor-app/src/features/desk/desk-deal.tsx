import { usePageTitle } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { changesSince, isChangedDeal } from '@syndication/contract/ventures/deal-news.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, HStack, Link, Stack } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VentureProfile } from '@syndication/shared-ui/venture-profile';
import { memo } from 'react';

import { ChangeList } from '../../components/deal-marks/change-list';
import { DealMarks } from '../../components/deal-marks/deal-marks';
import { FollowButton } from '../../components/deal-marks/follow-button';
import { marksOf } from '../../components/deal-marks/marks-of';
import { NoteEditor } from '../../components/deal-marks/note-editor';
import { PrintPage } from '../../components/print-page';
import { ConflictReason } from '../../components/voting/conflict-reason';
import { ChangedTerms } from '../../components/voting-terms/changed-terms';
import { deskRecipe } from './desk.recipe';

/** What is new of the deal since the last visit. */
function News({ deal }: { deal: Venture }) {
  const { news, changes } = deal;
  if (marksOf(deal).length === 0) return null;
  return (
    <Stack gap="2" mb="5">
      <DealMarks deal={deal} />
      {news && isChangedDeal(deal) && (
        <ChangeList
          label="Changed since your last visit"
          changes={changesSince(changes, news.since)}
        />
      )}
    </Stack>
  );
}

/** A deal to judge. */
export const DeskDeal = memo(function DeskDeal({ deal }: { deal: Venture }) {
  const styles = useSlotRecipe({ recipe: deskRecipe })();
  usePageTitle(`Vote: ${deal.companyName}`);
  return (
    <chakra.div css={styles.deal} data-deal={deal.id}>
      <VentureProfile
        venture={deal}
        notice={
          <>
            <News deal={deal} />
            <ChangedTerms deal={deal} />
          </>
        }
      />
      <ConflictReason deal={deal} />
      <NoteEditor deal={deal} />
      <HStack gap="4" flexWrap="wrap" justifyContent="space-between">
        <FollowButton deal={deal} />
        <PrintPage renderSheet={({ DealPrint }) => <DealPrint deal={deal} />} />
        <Box>
          <Link asChild isStandalone>
            <RouterLink to={`/ventures/${deal.id}`}>Open the deal’s page</RouterLink>
          </Link>
        </Box>
      </HStack>
    </chakra.div>
  );
});
