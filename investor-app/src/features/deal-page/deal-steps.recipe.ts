import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const dealStepsRecipe = defineSlotRecipe({
  slots: ['root', 'steps', 'place', 'sign', 'words'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: { base: 'start', md: 'normal' },
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
      mb: '5',
      // The steps come after the deal: they find their place kept, below the link on a phone.
      minH: { base: '4.5rem', md: '9' },
      '@media (pointer: coarse)': { minH: { base: '20', md: '11' } },
      '@media print': { display: 'none' },
    },
    steps: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    sign: { display: { base: 'inline', md: 'none' }, fontSize: 'lg', px: '1' },
    words: { srOnly: { base: true, md: false } },
    place: {
      px: '1',
      color: 'fg.muted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
