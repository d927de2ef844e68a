import { usePageTitle } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { changesSince, isChangedDeal } from '@syndication/contract/ventures/deal-news.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, HStack, Link, Stack } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VentureProfile } from '@syndication/shared-ui/venture-profile';
import { useEffect, useRef } from 'react';

import { ChangeList } from '../../components/deal-marks/change-list';
import { DealMarks } from '../../components/deal-marks/deal-marks';
import { FollowButton } from '../../components/deal-marks/follow-button';
import { marksOf } from '../../components/deal-marks/marks-of';
import { NoteEditor } from '../../components/deal-marks/note-editor';
import { ConflictReason } from '../../components/voting/conflict-reason';
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

/** The deal to judge. Reading starts anew at the name of each: for eyes at the top, for keyboard and screen reader too. */
export function DeskDeal({ deal }: { deal: Venture }) {
  const styles = useSlotRecipe({ recipe: deskRecipe })();
  const frame = useRef<HTMLDivElement>(null);
  const shownId = useRef(deal.id);
  usePageTitle(`Vote: ${deal.companyName}`);
  useEffect(() => {
    if (shownId.current === deal.id) return;
    shownId.current = deal.id;
    const name = frame.current?.querySelector('h1');
    name?.setAttribute('tabindex', '-1');
    name?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [deal.id]);
  return (
    <chakra.div ref={frame} css={styles.deal}>
      <VentureProfile venture={deal} notice={<News deal={deal} />} />
      <ConflictReason key={`reason ${deal.id}`} deal={deal} />
      <NoteEditor key={deal.id} deal={deal} />
      <HStack gap="4" flexWrap="wrap" justifyContent="space-between">
        <FollowButton deal={deal} />
        <Box>
          <Link asChild>
            <RouterLink to={`/ventures/${deal.id}`}>Open the deal’s page</RouterLink>
          </Link>
        </Box>
      </HStack>
    </chakra.div>
  );
}
