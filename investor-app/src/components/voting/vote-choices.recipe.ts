import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const voteChoicesRecipe = defineSlotRecipe({
  slots: ['root', 'choices', 'choice', 'weight'],
  base: {
    root: { minW: '0', '& > legend': { mb: '3' } },
    choices: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(3, 1fr)' },
      gap: '2',
    },
    choice: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minH: '14',
      px: '3',
      py: '2',
      textAlign: 'center',
      lineHeight: 'tight',
      fontWeight: 'semibold',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      overflow: 'hidden',
      cursor: 'pointer',
      _hover: { bg: 'brand.subtle' },
      '&:has(:checked)': {
        bg: 'brand.subtle',
        borderColor: 'brand.fg',
        boxShadow: 'inset 0 0 0 1px {colors.brand.fg}',
      },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.fg',
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.6' },
      '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
    },
    weight: {
      position: 'absolute',
      insetInlineStart: '0',
      bottom: '0',
      height: '1',
      bg: 'brand.solid',
    },
  },
});
