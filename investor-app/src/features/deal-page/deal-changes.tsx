import {
  changesSince,
  hasNewRoundSince,
  type DealChange,
} from '@syndication/contract/ventures/deal-news.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Grid, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { useId } from 'react';

import { ChangeList } from '../../components/deal-marks/change-list';
import { formatVoteDay } from '../../components/voting/format-vote-day';

interface Part {
  title: string;
  changes: readonly DealChange[];
}

const isSame = (a: readonly DealChange[], b: readonly DealChange[]) =>
  a.length === b.length &&
  a.every(({ fact, before }, index) => {
    const other = b[index];
    return fact === other?.fact && JSON.stringify(before) === JSON.stringify(other.before);
  });

/** What is different from the last visit, and from when the member voted; each part only where there is something. */
function partsOf(deal: Venture): Part[] {
  const { changes, news, ownVote } = deal;
  const sinceVisit = news && !news.isNew ? changesSince(changes, news.since) : [];
  const sinceVote = ownVote ? changesSince(changes, ownVote.votedAt) : [];
  const visit = news ? `Since your last visit on ${formatVoteDay(news.since)}` : '';
  if (sinceVote.length > 0 && isSame(sinceVisit, sinceVote)) {
    return [{ title: `${visit}, and since your vote`, changes: sinceVisit }];
  }
  const vote = ownVote
    ? `Since you voted ${ownVote.choice} on ${formatVoteDay(ownVote.votedAt)}`
    : '';
  return [
    { title: visit, changes: sinceVisit },
    { title: vote, changes: sinceVote },
  ].filter((part) => part.changes.length > 0);
}

/** What changed on a deal, before and after; nothing where nothing did. */
export function DealChanges({ deal }: { deal: Venture }) {
  const titleId = useId();
  const parts = partsOf(deal);
  const hasNewRound =
    deal.news !== null && !deal.news.isNew && hasNewRoundSince(deal, deal.news.since);
  if (parts.length === 0 && !hasNewRound) return null;
  return (
    <Panel aria-labelledby={titleId} mb={{ base: '4', md: '6' }} borderColor="accent.border">
      <Stack gap="3">
        <Heading id={titleId} size="md">
          What changed
        </Heading>
        {hasNewRound && (
          <Text>
            A new round has been opened since your last visit. Votes on earlier rounds do not count
            for it.
          </Text>
        )}
        <Grid
          templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
          columnGap="8"
          rowGap="3"
        >
          {parts.map(({ title, changes }) => (
            <Stack key={title} gap="1">
              <Text size="sm" tone="muted">
                {title}
              </Text>
              <ChangeList changes={changes} label={title} />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Panel>
  );
}
