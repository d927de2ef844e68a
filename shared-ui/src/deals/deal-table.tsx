import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import type { DealActions } from './deal-actions';
import { DealCard } from './deal-card';
import { DealRow } from './deal-row';
import { dealStyles, touchTargets } from './deal-styles';
import { useIsNarrow } from './use-is-narrow';

const zone = { display: 'grid', alignContent: 'start', gap: '2', minW: '0' } as const;

const TableFrame = chakra('table', {
  base: {
    ...dealStyles,
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'raised',
    '& .deal-zone': zone,
    // Rows out of sight cost no layout; the padding leaves room for focus rings.
    '& td > .deal-zone': {
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 9rem',
      m: '-0.25rem',
      p: '1',
    },
    '& .is-split': { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: '4' },
    '@media (pointer: coarse)': touchTargets,
    '& th': {
      px: '5',
      py: '3',
      textAlign: 'start',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
    },
    '& th:nth-of-type(1)': { width: '34%' },
    '& th:nth-of-type(2)': { width: '24%' },
    '& td': {
      px: '5',
      py: '5',
      verticalAlign: 'top',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:hover td': { bg: 'color-mix(in srgb, {colors.bg.subtle} 45%, transparent)' },
  },
});

const CardsFrame = chakra('ul', {
  base: {
    ...dealStyles,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '& .deal-zone': zone,
    ...touchTargets,
    '& .deal-card': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
      rowGap: '4',
      columnGap: '6',
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'raised',
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 28rem',
    },
    '& .deal-documents': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
      gap: '2',
      listStyle: 'none',
      fontSize: 'sm',
    },
    '& .deal-documents a': {
      width: 'full',
      justifyContent: 'center',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      textDecoration: 'none',
    },
    '& .is-shaded': { bg: 'bg.shaded' },
    '& .is-wide': {
      gridColumn: '1 / -1',
      borderTopWidth: '1px',
      borderColor: 'border',
      pt: '3',
    },
  },
});

export interface DealTableProps {
  deals: readonly Venture[];
  actions: DealActions;
  /** Names the table for screen readers: the title of the list. */
  caption: string;
}

/** The deals list: a table where there is room, cards where there is not. */
export function DealTable({ deals, actions, caption }: DealTableProps) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <CardsFrame aria-label={caption}>
        {deals.map((deal) => (
          <DealCard key={deal.id} deal={deal} actions={actions} />
        ))}
      </CardsFrame>
    );
  }
  return (
    <TableFrame>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Round</th>
          <th scope="col">Vote, documents and contacts</th>
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} actions={actions} />
        ))}
      </tbody>
    </TableFrame>
  );
}
