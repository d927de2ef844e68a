import { useQuery } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import {
  ErrorPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  type LoadDialog,
} from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

/** The timeline's code, fetched when the first history is opened; a failure can be retried. */
const timelineOptions = {
  queryKey: ['rounds-timeline'],
  // By name: the release gate compares what is used with what the shell provides.
  queryFn: () =>
    import('@syndication/shared-ui/rounds').then(({ RoundsTimeline }) => ({ RoundsTimeline })),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
} as const;

/** All rounds of a deal (section 2, Rounds History). */
function RoundsHistory({ deal, onClose }: { deal: Venture; onClose: () => void }) {
  const { data: timeline, isError, isFetching, refetch } = useQuery(timelineOptions);
  const { currentVentureRound: current, ventureRounds: earlier } = deal;
  return (
    <Dialog isOpen title="Rounds History" onClose={onClose}>
      <Stack gap="5">
        <Text tone="muted">{deal.companyName}</Text>
        {timeline ? (
          <timeline.RoundsTimeline rounds={current ? [...earlier, current] : earlier} />
        ) : isError ? (
          <ErrorPanel onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <SkeletonRegion label="Loading the rounds">
            <Stack gap="2" ps="6" minH="7rem">
              <Skeleton width="30%" />
              <Skeleton width="60%" height="1.5em" />
              <Skeleton width="100%" />
              <Skeleton width="50%" />
            </Stack>
          </SkeletonRegion>
        )}
      </Stack>
    </Dialog>
  );
}

/** As `useLazyDialog` opens it. */
export const historyOf = (deal: Venture): Awaited<ReturnType<LoadDialog>> => ({
  default: (props) => <RoundsHistory {...props} deal={deal} />,
});
