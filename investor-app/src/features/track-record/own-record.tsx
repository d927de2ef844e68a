import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { ExportButton } from '@syndication/shared-ui/csv';
import { useId } from 'react';

import { QueryScreen } from '../../components/query-screen';
import { ownRecordQuery } from './api/queries';
import { RecordScores } from './record-scores';

/** How good the member's own predictions were; nobody else sees it. */
export function OwnRecord() {
  const { activeGroup, api, announce } = useHost();
  const { member } = useInvestor();
  const query = useQuery(ownRecordQuery(api, member.id));
  const titleId = useId();
  return (
    <Panel kind="sheet" aria-labelledby={titleId}>
      <Heading id={titleId} size="md" mb="3">
        Your predictions
      </Heading>
      <QueryScreen query={query} data={query.data} skeleton={null}>
        {(record) => (
          <Stack gap="5">
            <Text tone="muted" size="sm">
              {activeGroup
                ? 'Only you see this. It covers your votes on the selected group’s deals.'
                : 'Only you see this. Once you are in a syndication group, it covers your votes on its deals.'}
            </Text>
            <RecordScores record={record} />
            <div>
              <ExportButton
                announce={announce}
                toTable={async () => (await import('./to-csv-table')).toOwnRecordCsv(record)}
                disabled={record.predictions.length === 0}
              />
            </div>
          </Stack>
        )}
      </QueryScreen>
    </Panel>
  );
}
