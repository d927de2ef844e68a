import { Button, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

const Frame = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface PagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Goes through the pages of a long list. */
export default function Pager({ page, pages, onTurn }: PagerProps) {
  return (
    <Frame aria-label="Pages of the list">
      <Button variant="outline" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Previous<VisuallyHidden> page</VisuallyHidden>
      </Button>
      <span role="status">{`Page ${page} of ${pages}`}</span>
      <Button variant="outline" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        Next<VisuallyHidden> page</VisuallyHidden>
      </Button>
    </Frame>
  );
}
