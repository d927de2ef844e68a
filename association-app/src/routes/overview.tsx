import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';

import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { overviewQuery } from '../features/overview/api/get-overview';
import { SetUpPanel } from '../features/overview/set-up-panel';
import { WaitingList } from '../features/overview/waiting-list';

/** `/console`: what waits. */
export default function OverviewPage() {
  const { api } = useHost();
  const query = useQuery(overviewQuery(api));
  return (
    <ConsolePage title="Console" detail="What needs attention">
      <LoadState query={query} label="Loading what needs attention">
        {(overview) => (
          <>
            {overview.setUp && <SetUpPanel setUp={overview.setUp} />}
            <WaitingList overview={overview} />
          </>
        )}
      </LoadState>
    </ConsolePage>
  );
}
