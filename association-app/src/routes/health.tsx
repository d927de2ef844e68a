import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Stack } from '@syndication/shared-ui/core';

import { ConsolePage } from '../components/console-page';
import { ForStaff } from '../components/for-staff';
import { LoadState } from '../components/load-state';
import { healthQuery } from '../features/health/api/health';
import { JobList } from '../features/health/job-list';
import { MailHealth } from '../features/health/mail-health';
import { ReleaseList } from '../features/health/release-list';

function Health() {
  const { api } = useHost();
  const query = useQuery(healthQuery(api));
  return (
    <ConsolePage title="Health" detail="Whether mail is sent, jobs run and apps load">
      <LoadState query={query} label="Loading health">
        {({ mail, jobs, releases }) => (
          <Stack gap="8">
            <MailHealth mail={mail} />
            <JobList jobs={jobs} />
            <ReleaseList releases={releases} />
          </Stack>
        )}
      </LoadState>
    </ConsolePage>
  );
}

/** `/console/health`. */
export default function HealthPage() {
  return (
    <ForStaff>
      <Health />
    </ForStaff>
  );
}
