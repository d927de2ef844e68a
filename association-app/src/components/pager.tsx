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
  return (
    <HStack justify="space-between" wrap="wrap">
      <Button variant="outline" disabled={offset === 0} onClick={() => onChange(offset - size)}>
        Previous page
      </Button>
      <Text tone="muted">
        {showCount(offset + 1)} to {showCount(last)} of {showCount(total)}
      </Text>
      <Button variant="outline" disabled={last >= total} onClick={() => onChange(offset + size)}>
        Next page
      </Button>
    </HStack>
  );
}
