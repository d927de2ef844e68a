import { formatMoment } from '@syndication/contract/fields/dates.rules';
import type { JobName } from '@syndication/contract/console-health/console-health.rules';
import type { JobRun } from '@syndication/contract/console-health/console-health.schemas';
import { EmptyState, Heading, Stack, StatusBadge } from '@syndication/shared-ui/core';

import { RecordTable, type Column } from '../../components/record-table';
import { keepDatesWhole } from '../../components/whole-dates';

const LABELS: Record<JobName, string> = {
  'conclude-rounds': 'Close expired rounds',
  'send-reminders': 'Remind founders to update',
  'send-digests': 'Email members about changes to their deals',
  'forget-expired': 'Remove expired sign-ins and links',
  'forget-mails': 'Remove old mail',
  'forget-reports': 'Remove old release reports',
  'watch-mail': 'Check that mail is sent',
  'tend-tables': 'Tidy up the database',
};

/** A job that still runs at its next turn starts again then: one that did not has died with its process. */
const isCutOff = ({ finishedAt, nextAt }: JobRun) =>
  finishedAt === null && new Date(nextAt) < new Date();

function JobState(job: JobRun) {
  const { failures, finishedAt, lastError } = job;
  if (failures > 0) {
    return (
      <>
        <StatusBadge tone="danger">
          Failed {failures === 1 ? 'once' : `${failures} times in a row`}
        </StatusBadge>
        <span className="quiet">{lastError}</span>
      </>
    );
  }
  if (isCutOff(job)) return <StatusBadge tone="danger">Did not finish</StatusBadge>;
  return (
    <StatusBadge tone={finishedAt === null ? 'neutral' : 'success'}>
      {finishedAt === null ? 'Running' : 'OK'}
    </StatusBadge>
  );
}

const COLUMNS: readonly Column<JobRun>[] = [
  { label: 'Job', render: ({ name }) => LABELS[name] },
  { label: 'Last run', render: ({ startedAt }) => keepDatesWhole(formatMoment(startedAt)) },
  { label: 'Next run', render: ({ nextAt }) => keepDatesWhole(formatMoment(nextAt)) },
  { label: 'State', render: (job) => <JobState {...job} /> },
];

/** What the platform does by itself, and how that went. */
export function JobList({ jobs }: { jobs: readonly JobRun[] }) {
  return (
    <section aria-labelledby="jobs">
      <Stack gap="3">
        <Heading as="h2" size="md" id="jobs">
          Jobs
        </Heading>
        {jobs.length === 0 ? (
          <EmptyState title="No job has run yet">
            The first ones run when the API starts.
          </EmptyState>
        ) : (
          <RecordTable caption="Jobs" rows={jobs} keyOf={({ name }) => name} columns={COLUMNS} />
        )}
      </Stack>
    </section>
  );
}
