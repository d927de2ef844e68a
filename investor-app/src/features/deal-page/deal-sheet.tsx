import { useInvestor } from '@syndication/contract/host';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { HStack, Stack, Text } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VentureProfile } from '@syndication/shared-ui/venture-profile';

import { DealMarks } from '../../components/deal-marks/deal-marks';
import { FollowButton } from '../../components/deal-marks/follow-button';
import { NoteEditor } from '../../components/deal-marks/note-editor';
import { ConflictReason } from '../../components/voting/conflict-reason';
import { isOpenForVotes } from '../../components/voting/is-open-for-votes';
import { useIsUnsent } from '../../components/voting/use-is-unsent';
import { useVoting } from '../../components/voting/use-voting';
import { VoteNotice } from '../../components/voting/vote-notice';
import { VotePanel } from '../../components/voting/vote-panel';
import { ChangedTerms } from '../../components/voting-terms/changed-terms';
import { DealChanges } from './deal-changes';
import { dealSheetRecipe } from './deal-sheet.recipe';
import { LeftTheList } from './left-the-list';
import { PrintDeal } from './print-deal';

/** The vote beside the sheet; on a phone, while there is something to vote on, at the foot of the window. */
function Vote({ deal }: { deal: Venture }) {
  const styles = useSlotRecipe({ recipe: dealSheetRecipe })();
  const { vote } = useVoting();
  const isUnsent = useIsUnsent(deal.id);
  const { isStaff, syndicationGroups } = useInvestor().member;
  // Staff may look at the deals of all groups.
  const isOfOwnGroup = deal.nominations.some(({ syndicationGroup }) =>
    syndicationGroups.some(({ id }) => id === syndicationGroup.id),
  );
  if (isStaff && !isOfOwnGroup) {
    return <Text tone="muted">Only members of its groups can vote on this deal.</Text>;
  }
  return (
    <chakra.div css={styles.vote} data-sticky-bar={isOpenForVotes(deal) ? 'tall' : undefined}>
      <VotePanel venture={deal} isUnsent={isUnsent} onVote={(choice) => vote(deal, choice)} />
      <VoteNotice placement="inline" />
    </chakra.div>
  );
}

/** A deal as one decides on it: the sheet with what changed, the vote, the private note. */
export function DealSheet({ deal }: { deal: Venture }) {
  return (
    <VentureProfile
      venture={deal}
      asideOnPhone="below"
      actions={
        <HStack gap="3" flexWrap="wrap">
          <DealMarks deal={deal} />
          <FollowButton deal={deal} />
          <PrintDeal deal={deal} />
        </HStack>
      }
      notice={
        <>
          {deal.dealStatus === 'removed' && <LeftTheList deal={deal} />}
          <DealChanges deal={deal} />
          <ChangedTerms deal={deal} />
        </>
      }
      aside={
        <Stack gap="4">
          <Vote deal={deal} />
          <ConflictReason key={`reason ${deal.id}`} deal={deal} />
          <NoteEditor key={deal.id} deal={deal} />
        </Stack>
      }
    />
  );
}
