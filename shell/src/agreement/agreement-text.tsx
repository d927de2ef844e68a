import { useQuery } from '@tanstack/react-query';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import { Skeleton, SkeletonRegion, Stack, Text } from '@syndication/shared-ui/core';
import { HtmlBody } from '@syndication/shared-ui/html-body';

import { QueryFailure } from '../outcomes/query-failure';
import { agreementQuery } from './api/get-agreement';

const LINES = ['full', '11/12', 'full', '10/12', '11/12', '7/12'];

/** The syndication agreement that is in force (section 2). */
export function AgreementText() {
  const agreement = useQuery(agreementQuery);
  const { data } = agreement;
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
  if (agreement.error) return <QueryFailure query={agreement} />;
  return (
    <SkeletonRegion label="Loading the agreement">
      {LINES.map((width, line) => (
        <Skeleton key={line} display="block" height="5" width={width} mb="3" />
      ))}
    </SkeletonRegion>
  );
}
