import { readOverride, removeOverride } from '../remotes/browser-settings';
import { useDevServer } from '../remotes/dev-releases';
import { useLateFailure } from './late-failure';
import { useNewerRelease } from './newer-release';
import { PageNotice, PageNotices } from './page-notice';

interface Props {
  /** Now the page may be reloaded. */
  isUpdateOffered: boolean;
}

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
 * not saved.
 */
export default function Notices({ isUpdateOffered }: Props) {
  return (
    <PageNotices aria-label="About this page">
      <OverrideNotice />
      {isUpdateOffered && <UpdateNotice />}
      <LateFailureNotice />
    </PageNotices>
  );
}
