import { useHost } from '@syndication/contract/host';
import { Button, EmptyState, type EmptyStateProps } from '@syndication/shared-ui/core';

/** Shown until the member has agreed to the rules; `level` as in `EmptyState`. */
export function RulesFirst({
  what = 'updates',
  level,
}: Pick<EmptyStateProps, 'level'> & { what?: string }) {
  const { openRules } = useHost();
  return (
    <EmptyState {...(level && { level })} title={`Agree to the rules to see ${what}`}>
      <Button onClick={openRules}>Read the rules</Button>
    </EmptyState>
  );
}
