import { defineRecipe } from '@syndication/shared-ui/styling';

export const dealMarksRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& .deal-mark': {
      px: '1.5',
      borderWidth: '1px',
      borderColor: 'accent.border',
      borderRadius: 'sm',
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontFamily: 'body',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1.375rem',
      whiteSpace: 'nowrap',
    },
    '& .deal-mark.is-new': {
      bg: 'accent.solid',
      color: 'accent.contrast',
      borderColor: 'transparent',
    },
  },
});
