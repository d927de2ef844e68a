import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { CheckboxGroupField } from '@syndication/shared-ui/form-fields';

import { LoadError } from '../../components/load-error';
import { groupsQuery } from './api/get-groups';

/** The groups to nominate to. While they cannot be had, the rest of the form stays as it is. */
export function GroupChoice({ name }: { name: string }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(groupsQuery(api));
  if (data) {
    return (
      <CheckboxGroupField
        name={name}
        label="Syndication groups"
        isRequired
        options={data.map(({ id, title }) => ({ value: id, label: title }))}
      />
    );
  }
  if (error) {
    return (
      <LoadError
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isDataKept={false}
      />
    );
  }
  return (
    <SkeletonRegion label="Loading syndication groups">
      <Stack gap="3" py="2">
        <Skeleton height="5" width="40" />
        <Skeleton height="8" width="48" />
        <Skeleton height="8" width="48" />
        <Skeleton height="8" width="48" />
      </Stack>
    </SkeletonRegion>
  );
}
