import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { Alert, Stack, VisuallyHidden } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

import { LoadError } from './load-error';

export interface QueryScreenProps<Data> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What there is to show, of the query or from elsewhere; undefined while there is nothing. */
  data: Data | undefined;
  skeleton: ReactNode;
  /** The screen's title until the data brings one. */
  title?: string;
  /** The message for an item that does not exist; without it, the usual error is shown. */
  missing?: string;
  children: (data: Data) => ReactNode;
}

/** A query in every state: loading, failed, failed with older data on the screen, not found or loaded. */
export function QueryScreen<Data>(props: QueryScreenProps<Data>) {
  const { query, data, skeleton, title, missing, children } = props;
  const { error, isFetching, refetch } = query;
  const heading = title && (
    <VisuallyHidden asChild>
      <h1>{title}</h1>
    </VisuallyHidden>
  );
  if (missing && error instanceof ApiError && error.status === 404) {
    return (
      <>
        {heading}
        <Alert status="warning" title={describeError(error)}>
          {missing}
        </Alert>
      </>
    );
  }
  const isLoaded = data !== undefined;
  return (
    <Stack gap="4">
      {!isLoaded && heading}
      {Boolean(error) && (
        <LoadError
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isDataKept={isLoaded}
        />
      )}
      {isLoaded ? children(data) : !error && skeleton}
    </Stack>
  );
}
