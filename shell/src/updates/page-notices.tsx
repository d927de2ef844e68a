import { Button } from '@syndication/shared-ui/core';
import { PageNotice, PageNotices } from './page-notice';

import { readOverride, removeOverride } from '../remotes/browser-settings';
import { useDevProblem } from '../remotes/remotes';
import { useLateFailure } from './late-failure';
import { useNewerRelease } from './newer-release';

interface Props {
  /** Now is a moment at which the page may be loaded anew. */
  isUpdateOffered: boolean;
}

function UpdateNotice() {
  const decline = useNewerRelease((state) => state.decline);
  return (
    <PageNotice
      tone="brand"
      actions={
        <>
          <Button size="sm" onClick={() => window.location.reload()}>
            Update
          </Button>
          <Button size="sm" variant="ghost" onClick={decline}>
            Later
          </Button>
        </>
      }
    >
      A newer version of this page is ready.
    </PageNotice>
  );
}

function OverrideNotice() {
  const override = readOverride();
  const problem = useDevProblem();
  if (!override) return null;
  return (
    <PageNotice
      tone="warning"
      actions={
        <Button size="sm" variant="ghost" onClick={removeOverride}>
          Remove
        </Button>
      }
    >
      {override.remote} comes from {override.origin} in this tab. {problem}
    </PageNotice>
  );
}

function LateFailureNotice() {
  const { failure, dismiss } = useLateFailure();
  if (!failure) return null;
  return (
    <PageNotice
      tone="warning"
      role="alert"
      actions={
        <Button size="sm" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <strong>{failure.title}.</strong> {failure.reason}
    </PageNotice>
  );
}

/**
 * What is to be said of the page as a whole: it is in development, there is a newer one, or something
 * given on a screen that was left was not kept.
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
