import { useQuery } from '@syndication/contract/host/query';
import { ErrorPanel, Skeleton, SkeletonRegion } from '@syndication/shared-ui/core';
import type { ComponentType, ReactNode } from 'react';

export interface LazyPartProps<Props extends object> {
  /** Of its own among all parts. */
  name: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Shown while the code loads. */
  placeholder?: ReactNode;
  /** Shown if the code could not be loaded; by default a panel with Retry. */
  failure?: ReactNode;
}

/** A part of a screen whose code is fetched when it is first shown; a failure can be retried. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { name, load, props, placeholder, failure } = part;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['lazy-part', name],
    queryFn: async () => {
      const { default: Part } = (await load()) as Partial<Awaited<ReturnType<typeof load>>>;
      // A module that threw during evaluation loads the second time, but without its exports.
      if (!Part) throw new Error(`${name} did not run.`);
      return { Part };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  if (data) return <data.Part {...props} />;
  if (isError) {
    if (failure !== undefined) return failure;
    return (
      <ErrorPanel
        title="This part of the page did not load"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (placeholder !== undefined) return placeholder;
  return (
    <SkeletonRegion label="Loading">
      <Skeleton width="60%" />
    </SkeletonRegion>
  );
}
