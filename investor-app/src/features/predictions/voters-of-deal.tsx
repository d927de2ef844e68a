import { useHost, useInvestor } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { predictionsNote } from '@syndication/contract/predictions/predictions.rules';
import type { VenturePredictions } from '@syndication/contract/predictions/predictions.schemas';
import { countChoices, summarizePredictions } from '@syndication/contract/votes/vote-summary.rules';
import {
  Grid,
  Heading,
  Link,
  PageHeader,
  Panel,
  Stack,
  StatusBadge,
  Text,
  Wrap,
} from '@syndication/shared-ui/core';
import { votersText } from '@syndication/shared-ui/predictions';
import { ConflictTable } from './conflict-table';
import { PresenterSwitch } from './presenter-switch';
import { VoterTable } from './voter-table';
import { ParticipationChart } from './participation/participation-chart';
import { PredictionDistribution } from './prediction-distribution';

import { ExportButton } from '@syndication/shared-ui/csv';
import { PresenterFailure } from './presenter-failure';
import { isOpenRound, notVotedText } from './not-voted-text';
import { RemindVoters } from './remind-voters';
import { staleVotesText } from './stale-votes-text';
import { usePresenter } from './use-presenter';
import { withheldText } from './withheld-text';

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** Round, groups and the way to the deal itself. */
function DealFacts({ predictions }: { predictions: VenturePredictions }) {
  const { ventureId, round, otherGroups } = predictions;
  return (
    <Wrap gap="3" alignItems="center">
      <Text>{round?.name ?? 'No round yet'}</Text>
      {round?.isRoundClosed && <StatusBadge>Round Closed</StatusBadge>}
      {otherGroups.length > 0 && <Text>Also in {otherGroups.join(', ')}</Text>}
      <Link asChild isStandalone>
        <RouterLink to={`/ventures/${ventureId}`}>Open the deal</RouterLink>
      </Link>
    </Wrap>
  );
}

/** What those expect who voted on the current terms, where others voted on earlier ones. */
function FreshVotes({ votes }: Pick<VenturePredictions, 'votes'>) {
  const staleCount = votes.filter(({ isStale }) => isStale).length;
  if (staleCount === 0) return null;
  const fresh = votes.filter(({ isStale }) => !isStale).map(({ choice }) => choice);
  const { average, voterCount } = summarizePredictions(fresh);
  return (
    <Text tone="muted" size="sm" mt="2">
      The terms have changed: {staleVotesText(staleCount)}.{' '}
      {average === null
        ? 'There are no votes on the current terms.'
        : `On the current terms the average is ${average}%, from ${votersText(voterCount)}.`}
    </Text>
  );
}

/** Average, spread and turnout of a deal, and who voted what. */
function Voters({ predictions }: { predictions: VenturePredictions }) {
  const { ventureId, companyName, group, round, votes, notVoted, period } = predictions;
  const { member } = useInvestor();
  const memberCount = votes.length + notVoted.length;
  const formerCount = votes.filter(({ isFormerMember }) => isFormerMember).length;
  const askedCount = notVoted.filter(({ memberId }) => memberId !== member.id).length;
  const isOpen = isOpenRound(round);
  const missing = notVotedText(round);
  return (
    <>
      <Panel aria-label="Predictions">
        <Heading size="md" mb="3">
          Predictions
        </Heading>
        <PredictionDistribution counts={countChoices(votes.map(({ choice }) => choice))} />
        <FreshVotes votes={votes} />
      </Panel>
      {period && (
        <Panel aria-label="Turnout over time">
          <Heading size="md" mb="3">
            Turnout over time
          </Heading>
          <ParticipationChart
            votedAt={votes.map(({ firstVotedAt }) => firstVotedAt)}
            memberCount={memberCount}
            from={period.from}
            until={period.until}
          />
          {formerCount > 0 && (
            <Text tone="muted" size="sm" mt="2">
              Includes {formerCount === 1 ? '1 former member' : `${formerCount} former members`}:
              votes cast before leaving still count.
            </Text>
          )}
        </Panel>
      )}
      <Panel aria-label="Who voted what">
        <Heading size="md" mb="3">
          Who voted what
        </Heading>
        {votes.length > 0 ? (
          <VoterTable votes={votes} caption={`Votes on ${companyName}`} />
        ) : (
          <Text tone="muted">{isOpen ? 'No votes yet.' : 'No votes.'}</Text>
        )}
      </Panel>
      <Panel aria-label={missing}>
        <Heading size="md" mb="3">
          {missing}
          {notVoted.length > 0 && ` · ${notVoted.length}`}
        </Heading>
        {notVoted.length > 0 ? (
          <Grid
            as="ul"
            columnGap="4"
            rowGap="1.5"
            gridTemplateColumns="repeat(auto-fill, minmax(10rem, 1fr))"
            listStyleType="none"
          >
            {notVoted.map(({ memberId, name }) => (
              <li key={memberId}>{name}</li>
            ))}
          </Grid>
        ) : (
          <Text tone="muted">Every member has voted.</Text>
        )}
        {askedCount > 0 && isOpen && (
          <RemindVoters group={group} ventureId={ventureId} askedCount={askedCount} />
        )}
      </Panel>
    </>
  );
}

/** How a group's members voted on a deal, except for an admin with a conflict of interest, and who of them has one. */
export function VotersOfDeal({ predictions }: { predictions: VenturePredictions }) {
  const { companyName, group, votes, notVoted, conflictSince, conflicts } = predictions;
  const { announce } = useHost();
  const { choose, refusal } = usePresenter(group.id);
  const memberCount = votes.length + notVoted.length;
  return (
    <Stack gap="6">
      <div>
        <PageHeader
          title={companyName}
          detail={<DealFacts predictions={predictions} />}
          actions={
            <>
              <PresenterSwitch
                deal={predictions}
                onChange={(isPresenter) => choose({ deal: predictions, isPresenter })}
              />
              <ExportButton
                announce={announce}
                toTable={async () => (await import('./to-csv-table')).toVotersCsv(predictions)}
                disabled={memberCount === 0}
              />
            </>
          }
        />
        <Text tone="muted" size="sm">
          {predictionsNote(group.title)}
        </Text>
      </div>
      <Grid gridTemplateColumns={columns} gap="6">
        {conflictSince ? (
          <Panel aria-label="Predictions">
            <Heading size="md" mb="3">
              Predictions
            </Heading>
            <Text>{withheldText(conflictSince)}</Text>
          </Panel>
        ) : (
          <Voters predictions={predictions} />
        )}
        {conflicts.length > 0 && (
          <Panel aria-label="Conflicts of interest">
            <Heading size="md" mb="3">
              Conflicts of interest
            </Heading>
            <ConflictTable
              conflicts={conflicts}
              caption={`Conflicts of interest with ${companyName}`}
              hasCompany={false}
            />
          </Panel>
        )}
      </Grid>
      {refusal && <PresenterFailure refusal={refusal} />}
    </Stack>
  );
}
