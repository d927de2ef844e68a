import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation, useQuery, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import type { GroupRecord as Record } from '@syndication/contract/outcomes/outcomes.schemas';
import { isGroupAdmin } from '@syndication/contract/predictions/group-admin.rules';
import { Alert, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { Choice } from '@syndication/shared-ui/form-fields';
import { useId } from 'react';

import { QueryScreen } from '../../components/query-screen';
import { showTrackRecord } from './api/changes';
import { groupRecordQuery } from './api/queries';
import { RecordScores } from './record-scores';
import { ScoreTable } from './score-table';

/** Says whether the adjusted estimate was better than the plain average. */
function Estimates({ rounds, plain, adjusted }: NonNullable<Record['estimates']>) {
  const verdict = adjusted < plain ? 'was better than' : 'was not better than';
  return (
    <div>
      <Heading size="sm" asChild mb="2">
        <h3>Plain average and adjusted estimate</h3>
      </Heading>
      <Text mb="3">
        On {rounds} past rounds, the adjusted estimate {verdict} the plain average. Both use only
        what was known when voting on each round ended.
      </Text>
      <ScoreTable
        label="Estimates"
        scores={[
          {
            name: 'Plain average',
            value: plain,
            meaning: 'Brier score of the average of all votes',
          },
          {
            name: 'Adjusted estimate',
            value: adjusted,
            meaning: 'votes recalibrated using this record and pulled toward the base rate',
          },
        ]}
      />
    </div>
  );
}

function ShownToMembers({ group, isShown }: { group: SyndicationGroup; isShown: boolean }) {
  const { api, announce } = useHost();
  const { mutate, isPending, error } = useMutation(
    showTrackRecord(api, group.id, useQueryClient()),
  );
  const show = (isWanted: boolean) =>
    mutate(isWanted, {
      onSuccess: () =>
        announce(
          isWanted ? `Members of ${group.title} see this record` : 'Only admins see this record',
        ),
    });
  return (
    <Stack gap="2" _print={{ display: 'none' }}>
      <Choice
        label={`Members of ${group.title} see this record`}
        description="How good the predictions were, never how anyone voted."
      >
        <input
          type="checkbox"
          checked={isShown}
          // Not `disabled`: that would take the focus away.
          aria-disabled={isPending}
          onChange={({ target: { checked } }) => !isPending && show(checked)}
        />
      </Choice>
      {error && (
        <Alert status="error" title={titleFailedWrite(error)}>
          {explainFailure(error)}
        </Alert>
      )}
    </Stack>
  );
}

/** How good a group's predictions were: for its admins, and for its members when an admin shows it. */
export function GroupRecord({ group }: { group: SyndicationGroup }) {
  const { api } = useHost();
  const { member } = useInvestor();
  const isAdmin = isGroupAdmin(member, group.id);
  const query = useQuery(groupRecordQuery(api, group.id));
  const titleId = useId();
  if (query.data && !query.data.isShown && !isAdmin) return null;
  return (
    <Panel kind="sheet" aria-labelledby={titleId}>
      <Heading id={titleId} size="md" mb="3">
        Predictions of {group.title}
      </Heading>
      <QueryScreen query={query} data={query.data} skeleton={null}>
        {(record) => (
          <Stack gap="6">
            {isAdmin && <ShownToMembers group={group} isShown={record.isShown} />}
            <RecordScores record={record} />
            {record.estimates && <Estimates {...record.estimates} />}
          </Stack>
        )}
      </QueryScreen>
    </Panel>
  );
}
