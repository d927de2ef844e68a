import { defineRecipe } from '@syndication/shared-ui/styling';

export const presenterSwitchRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    width: 'fit-content',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& input': {
      appearance: 'none',
      flexShrink: '0',
      display: 'grid',
      alignItems: 'center',
      width: '10',
      height: '6',
      m: '0',
      p: '3px',
      borderRadius: 'full',
      bg: 'fg.muted',
      cursor: 'inherit',
      forcedColorAdjust: 'none',
      transition: 'background-color 150ms',
      _before: {
        content: '""',
        width: '1.125rem',
        height: '1.125rem',
        borderRadius: 'full',
        bg: 'bg.panel',
        transition: 'transform 150ms',
      },
      _checked: { bg: 'brand.solid', _before: { transform: 'translateX(1rem)' } },
      _disabled: { opacity: '0.55' },
    },
    '&:has(input:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minH: '11' },
    // Print omits the switch's background, so only the word is left, and only if it is true.
    '@media print': {
      '& input': { display: 'none' },
      '&:has(input:not(:checked))': { display: 'none' },
    },
  },
});
