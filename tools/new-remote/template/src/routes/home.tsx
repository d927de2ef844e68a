import { PageHeader } from '@syndication/shared-ui/core';

export function HomePage() {
  return <PageHeader title="$title$" />;
}
