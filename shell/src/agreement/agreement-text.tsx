import { useQuery } from '@tanstack/react-query';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import { describeFailure } from '@syndication/contract/http/api-error';
import { ErrorPanel, Skeleton, SkeletonRegion, Stack, Text } from '@syndication/shared-ui/core';
import { HtmlBody } from '@syndication/shared-ui/html-body';

import { agreementQuery } from './api/get-agreement';

const LINES = ['full', '11/12', 'full', '10/12', '11/12', '7/12'];

/** The syndication agreement that is in force (section 2). */
export function AgreementText() {
  const { data, error, isFetching, refetch } = useQuery(agreementQuery);
  if (data) {
    const since = data.publishedAt && ` since ${formatDay(data.publishedAt, 'long')}`;
    return (
      <Stack gap="6">
        <HtmlBody html={data.body} />
        <Text tone="muted" size="sm">
          Version {data.number} of this agreement{since}
        </Text>
      </Stack>
    );
  }
  if (error) {
    const { text, ...failure } = describeFailure(error);
    return (
      <ErrorPanel {...failure} onRetry={() => void refetch()} isRetrying={isFetching}>
        {text}
      </ErrorPanel>
    );
  }
  return (
    <SkeletonRegion label="Loading the agreement">
      {LINES.map((width, line) => (
        <Skeleton key={line} display="block" height="5" width={width} mb="3" />
      ))}
    </SkeletonRegion>
  );
}
