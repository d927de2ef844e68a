import { RELEASES_SHOWN_HOURS } from '@syndication/contract/console-health/console-health.rules';
import type { ReleaseInUse } from '@syndication/contract/console-health/console-health.schemas';
import { EmptyState, Heading, Stack, Text } from '@syndication/shared-ui/core';

import { RecordTable, type Column } from '../../components/record-table';

const COLUMNS: readonly Column<ReleaseInUse>[] = [
  {
    label: 'App',
    render: ({ app, version }) => (
      <>
        {app}
        <span className="quiet">{version}</span>
      </>
    ),
  },
  { label: 'Loads', isNumber: true, render: ({ loads }) => loads },
  { label: 'Failures', isNumber: true, render: ({ failures }) => failures },
  {
    label: 'Clients with failures',
    isNumber: true,
    render: ({ failingClients, clients }) => `${failingClients} of ${clients}`,
  },
];

/** How the apps load in browsers. */
export function ReleaseList({ releases }: { releases: readonly ReleaseInUse[] }) {
  return (
    <section aria-labelledby="releases">
      <Stack gap="3">
        <Heading as="h2" size="md" id="releases">
          Releases
        </Heading>
        <Text tone="muted" size="sm">
          What browsers reported in the last {RELEASES_SHOWN_HOURS} hours.
        </Text>
        {releases.length === 0 ? (
          <EmptyState title="No reports yet">Pages report once somebody opens them.</EmptyState>
        ) : (
          <RecordTable
            caption="Releases"
            rows={releases}
            keyOf={({ app, version }) => `${app} ${version}`}
            columns={COLUMNS}
          />
        )}
      </Stack>
    </section>
  );
}
