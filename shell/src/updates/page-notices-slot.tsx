import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { readOverride } from '../remotes/browser-settings';
import { useLateFailure } from './late-failure';
import { useNewerRelease } from './newer-release';
import { useQuietMoment } from './quiet-moment';

const Notices = lazy(() => import('./page-notices'));

/** Fetches the notices when there is something to say; a tab offers its update at a quiet moment only. */
export function PageNoticesSlot() {
  const { release, declined } = useNewerRelease();
  const isUpdateOffered = useQuietMoment(release !== null && release !== declined);
  const failure = useLateFailure((state) => state.failure);
  if (!isUpdateOffered && !failure && !readOverride()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Notices isUpdateOffered={isUpdateOffered} />
      </Suspense>
    </ErrorBoundary>
  );
}
