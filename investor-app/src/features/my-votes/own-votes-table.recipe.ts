import { defineRecipe } from '@syndication/shared-ui/styling';

import { cardTable, nameLink, shownHead, TABLE_WIDTH } from '../../components/card-table';

export const ownVotesTableRecipe = defineRecipe({
  base: {
    ...cardTable,
    '& th, & td': { ...cardTable['& th, & td'], verticalAlign: 'top' },
    '& tbody tr': {
      ...cardTable['& tbody tr'],
      columnGap: '4',
      rowGap: '1',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& .company a': {
      ...nameLink,
      py: '3',
      my: '-3',
      color: 'fg',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: 'lg',
      lineHeight: 'tight',
    },
    '& .quiet': { color: 'fg.muted' },
    '& .round': { display: 'block', mt: '1', color: 'fg.muted' },
    '& .choice': {
      textAlign: 'end',
      fontWeight: 'semibold',
      fontSize: 'lg',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      '&[data-kind=conflict]': { fontSize: 'sm', maxW: '7rem' },
      '&[data-kind=withdrawn]': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
    },
    '& .holds': { display: 'block', fontSize: 'sm', fontWeight: 'normal', lineHeight: 'snug' },
    '& .stale': {
      display: 'block',
      py: '1',
      fontSize: 'sm',
      fontWeight: 'normal',
      lineHeight: 'snug',
      maxW: '10rem',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '& .day, & .earlier': { gridColumn: '1 / -1', color: 'fg.muted' },
    '& .earlier:empty': { display: 'none' },
    '& ul': { listStyle: 'none' },
    [TABLE_WIDTH]: {
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& thead': shownHead,
      '& thead th': { py: '2', color: 'fg.muted', fontWeight: 'medium' },
      '& thead th:first-of-type': { width: '38%' },
      '& thead th:nth-of-type(2)': { width: '16%' },
      // Wide enough for a day on a tablet held upright.
      '& thead th:nth-of-type(3)': { width: '19%' },
      '& tbody tr': { display: 'table-row' },
      '& tbody tr > *': { py: '3', pe: '5' },
      '& tr > :last-child': { pe: '0' },
      '& .choice, & .choice[data-kind]': { textAlign: 'start', maxW: 'none' },
      '& .earlier:empty': { display: 'table-cell' },
      '& .when': { srOnly: true },
    },
  },
});
