import { useRef, type ReactNode } from 'react';

import { ApiError, describeFailure, UNREACHABLE_TEXT } from '@syndication/contract/http/api-error';
import { ErrorPanel, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

import { PasskeyGate } from './passkey-gate';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  /** It waits for a connection, and goes on by itself. */
  isPaused: boolean;
  refetch: () => unknown;
}

const ROWS = [0, 1, 2, 3, 4];

/** A list of the console in every state; after a failed reload what was loaded before stays. */
export function LoadState<Data>({
  query: { data, error, isFetching, isPaused, refetch },
  label,
  children,
}: {
  query: Query<Data>;
  /** Said while it is on its way: `Loading groups`. */
  label: string;
  children: (data: Data) => ReactNode;
}) {
  const { text, ...failure } = describeFailure(error);
  const frame = useRef<HTMLDivElement>(null);
  const retry = () => {
    // Where nothing is loaded, the panel goes with its button while it tries again.
    if (data === undefined) frame.current?.focus();
    void refetch();
  };
  const needsPasskey = error instanceof ApiError && error.code === 'PASSKEY_REQUIRED';
  return (
    <Stack gap="4" ref={frame} tabIndex={-1} outline="none">
      {needsPasskey && <PasskeyGate onShown={() => void refetch()} />}
      {(Boolean(error) || isPaused) && !needsPasskey && (
        <ErrorPanel {...failure} onRetry={retry} isRetrying={isFetching}>
          {isPaused ? UNREACHABLE_TEXT : text}
          {data !== undefined && ' What you see below was loaded earlier.'}
        </ErrorPanel>
      )}
      {data !== undefined && !needsPasskey && children(data)}
      {data === undefined && !error && !isPaused && (
        <SkeletonRegion label={label}>
          {ROWS.map((row) => (
            <Skeleton key={row} display="block" height="16" mb="3" />
          ))}
        </SkeletonRegion>
      )}
    </Stack>
  );
}
