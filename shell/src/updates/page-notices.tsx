import { Fragment } from 'react';

import { readOverride, removeOverride } from '../remotes/browser-settings';
import { useDevServer } from '../remotes/dev-releases';
import { useLateFailures } from './late-failures';
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

function LateFailuresNotice() {
  const { failures, dismiss } = useLateFailures();
  if (failures.length === 0) return null;
  return (
    <PageNotice tone="warning" role="alert" actions={[{ label: 'Dismiss', onClick: dismiss }]}>
      {failures.map(({ title, reason }, index) => (
        <Fragment key={title}>
          {/* A company's name may end in the full stop: `You do not follow Harbor Labs, Inc.` */}
          <strong>{title.endsWith('.') ? title : `${title}.`}</strong>{' '}
          {/* Without a connection, whatever fails has the same reason. */}
          {reason !== failures[index + 1]?.reason && `${reason} `}
        </Fragment>
      ))}
    </PageNotice>
  );
}

/**
 * Notices about the whole page: it is in development, there is a newer release, or actions on an earlier screen were
 * not saved. A tab offers its update only at a quiet moment. They come with the shell: without a connection, where
 * most actions fail, nothing else would.
 */
export function PageNotices() {
  const { release, declined } = useNewerRelease();
  const isUpdateOffered = useQuietMoment(release !== null && release !== declined);
  const hasFailures = useLateFailures(({ failures }) => failures.length > 0);
  if (!isUpdateOffered && !hasFailures && !readOverride()) return null;
  return (
    <NoticePlace aria-label="About this page">
      <OverrideNotice />
      {isUpdateOffered && <UpdateNotice />}
      <LateFailuresNotice />
    </NoticePlace>
  );
}
