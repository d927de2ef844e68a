import { readOverride, removeOverride } from '../remotes/browser-settings';
import { useDevServer } from '../remotes/dev-releases';
import { useLateFailure } from './late-failure';
import { useNewerRelease } from './newer-release';
import { NoticePlace, PageNotice } from './page-notice';
import { useQuietMoment } from './quiet-moment';

function UpdateNotice() {
  const decline = useNewerRelease((state) => state.decline);
  return (
    <PageNotice
      tone="brand"
      actions={[
        { label: 'Update', onClick: () => window.location.reload(), isMain: true },
        { label: 'Later', onClick: decline },
      ]}
    >
      A newer version of this page is ready.
    </PageNotice>
  );
}

function OverrideNotice() {
  const override = readOverride();
  const problem = useDevServer((state) => state.problem);
  if (!override) return null;
  return (
    <PageNotice tone="warning" actions={[{ label: 'Remove', onClick: removeOverride }]}>
      {override.remote} comes from {override.origin} in this tab. {problem}
    </PageNotice>
  );
}

function LateFailureNotice() {
  const { failure, dismiss } = useLateFailure();
  if (!failure) return null;
  return (
    <PageNotice tone="warning" role="alert" actions={[{ label: 'Dismiss', onClick: dismiss }]}>
      <strong>{failure.title}.</strong> {failure.reason}
    </PageNotice>
  );
}

/**
 * Notices about the whole page: it is in development, there is a newer release, or an action on an earlier screen was
 * not saved. A tab offers its update only at a quiet moment. They come with the shell: without a connection, where
 * most actions fail, nothing else would.
 */
export function PageNotices() {
  const { release, declined } = useNewerRelease();
  const isUpdateOffered = useQuietMoment(release !== null && release !== declined);
  const failure = useLateFailure((state) => state.failure);
  if (!isUpdateOffered && !failure && !readOverride()) return null;
  return (
    <NoticePlace aria-label="About this page">
      <OverrideNotice />
      {isUpdateOffered && <UpdateNotice />}
      <LateFailureNotice />
    </NoticePlace>
  );
}
