import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const contentArticleRecipe = defineSlotRecipe({
  slots: ['columns', 'article', 'head', 'facts', 'aside'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
      columnGap: '16',
      rowGap: '12',
      alignItems: 'start',
    },
    article: { minW: '0', maxW: 'prose' },
    head: { display: 'grid', gap: '2', mb: '6' },
    facts: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm' },
    aside: {
      minW: '0',
      pt: '4',
      borderTopWidth: '2px',
      borderTopColor: 'brand.solid',
      '@media print': { display: 'none' },
    },
  },
});
