import { Button, HStack, Text } from '@syndication/shared-ui/core';

import { showCount } from './count';

export interface PagerProps {
  offset: number;
  /** How many one page holds. */
  size: number;
  total: number;
  onChange: (offset: number) => void;
}

/** Goes through a long list page by page; nothing for one that fits on a page. */
export function Pager({ offset, size, total, onChange }: PagerProps) {
  if (total <= size) return null;
  const last = Math.min(offset + size, total);
  // Not `disabled`: at the first and last page that would take the focus away from the button that led there.
  const turn = (label: string, to: number, isThere: boolean) => (
    <Button variant="outline" aria-disabled={!isThere} onClick={() => isThere && onChange(to)}>
      {label}
    </Button>
  );
  return (
    <HStack justify="space-between" wrap="wrap">
      {turn('Previous page', offset - size, offset > 0)}
      <Text tone="muted" role="status">
        {showCount(offset + 1)} to {showCount(last)} of {showCount(total)}
      </Text>
      {turn('Next page', offset + size, last < total)}
    </HStack>
  );
}
