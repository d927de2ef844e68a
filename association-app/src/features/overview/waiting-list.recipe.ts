import { defineRecipe } from '@syndication/shared-ui/styling';

export const waitingListRecipe = defineRecipe({
  base: {
    listStyleType: 'none',
    '& li': {
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& .detail': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});
