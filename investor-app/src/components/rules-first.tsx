import { useHost } from '@syndication/contract/host';
import { Button, EmptyState, type EmptyStateProps } from '@syndication/shared-ui/core';

/** In place of updates, for a member who has yet to agree to the rules; `level` as in `EmptyState`. */
export function RulesFirst({ level }: Pick<EmptyStateProps, 'level'>) {
  const { openRules } = useHost();
  return (
    <EmptyState
      {...(level && { level })}
      title="Updates are shown once you have agreed to the rules"
    >
      <Button onClick={openRules}>Read the rules</Button>
    </EmptyState>
  );
}
