import { ApiError, describeFailure } from '@syndication/contract/http/api-error';
import { ErrorPanel, VisuallyHidden } from '@syndication/shared-ui/core';

import { LoadError, type LoadErrorProps } from '../../components/load-error';

/** An item that could not be shown: a warning if it does not exist, else the error with Retry. */
export function ContentFailure(props: LoadErrorProps) {
  const { error, isDataKept } = props;
  if (error instanceof ApiError && error.status === 404) {
    const { status, title } = describeFailure(error);
    return (
      <ErrorPanel level={1} status={status} title={title}>
        The update may have been withdrawn, or it may belong to a group you are not in.
      </ErrorPanel>
    );
  }
  return (
    <>
      {!isDataKept && (
        <VisuallyHidden asChild>
          <h1>Update</h1>
        </VisuallyHidden>
      )}
      <LoadError {...props} />
    </>
  );
}
