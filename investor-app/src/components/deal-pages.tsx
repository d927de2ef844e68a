import { chakra } from '@syndication/shared-ui/styling';
import { useRef, type ReactNode } from 'react';

import { Button, VisuallyHidden } from '@syndication/shared-ui/core';

/** Where reading goes on after a change of page; no place of its own to look at. */
const Beginning = chakra('div', { base: { outline: 'none', scrollMarginTop: '4' } });
const Pager = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    mt: '5',
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface DealPagesProps {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** A long list page by page. A change of page begins at the list's beginning, for eyes and keyboard. */
export function DealPages({ page, pages, onPageChange, children }: DealPagesProps) {
  const beginning = useRef<HTMLDivElement>(null);
  const turnTo = (to: number) => {
    onPageChange(to);
    beginning.current?.focus();
  };
  return (
    <div>
      <Beginning ref={beginning} tabIndex={-1} />
      {children}
      {pages > 1 && (
        <Pager aria-label="Pages of the list">
          <Button variant="outline" disabled={page === 1} onClick={() => turnTo(page - 1)}>
            Previous<VisuallyHidden> page</VisuallyHidden>
          </Button>
          <span role="status">{`Page ${page} of ${pages}`}</span>
          <Button variant="outline" disabled={page === pages} onClick={() => turnTo(page + 1)}>
            Next<VisuallyHidden> page</VisuallyHidden>
          </Button>
        </Pager>
      )}
    </div>
  );
}
