import { chakra } from '@syndication/shared-ui/styling';
import { useRef, type ReactNode } from 'react';

import { LazyPart } from './lazy-part';

const loadPager = () => import('./pager');

/** Where reading continues after a change of page; it is not visible. */
const Beginning = chakra('div', { base: { outline: 'none', scrollMarginTop: '4' } });

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
        <chakra.div mt="5" minH="11">
          <LazyPart
            name="pager"
            load={loadPager}
            props={{ page, pages, onTurn: turnTo }}
            placeholder={null}
          />
        </chakra.div>
      )}
    </div>
  );
}
