import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { readOverride } from '../remotes/browser-settings';
import { useLateFailure } from './late-failure';
import { useNewerRelease } from './newer-release';
import { useQuietMoment } from './quiet-moment';

const Notices = lazy(() => import('./page-notices'));

/** Loads the notices when there is one to show; a tab offers its update only at a quiet moment. */
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
