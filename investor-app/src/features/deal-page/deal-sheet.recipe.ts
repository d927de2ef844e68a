import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** On a phone the keys are at the bottom of the window, under the thumb; a low window is for the deal. */
const AT_THE_THUMB = '@media screen and (width < 64em) and (height >= 30rem)';

/** The page around the keys. (A selector's type wants the `&` at one of its ends.) */
const PAGE = 'body:has(&[data-sticky-bar])' as '&';

export const dealSheetRecipe = defineSlotRecipe({
  slots: ['vote'],
  base: {
    vote: {
      display: 'grid',
      gap: '3',
      // Room below its end, so that the footer can be scrolled clear of the keys.
      [PAGE]: { [AT_THE_THUMB]: { pb: '14rem' } },
      '&[data-sticky-bar]': {
        [AT_THE_THUMB]: {
          position: 'fixed',
          insetInline: '0',
          bottom: 'var(--bottom-bar, 0px)',
          zIndex: 'docked',
          // The given vote is above the keys, so that they do not move.
          display: 'flex',
          flexDirection: 'column-reverse',
          pointerEvents: 'none',
          '& > *': { pointerEvents: 'auto' },
          '& > section': {
            px: '4',
            pt: '3',
            pb: 'max({spacing.1}, env(safe-area-inset-bottom))',
            borderWidth: '1px 0 0',
            borderRadius: '0',
            boxShadow: '0 -4px 16px rgb(0 0 0 / 0.08)',
            '& > :is(h2, h2 + p)': { srOnly: true },
          },
        },
      },
    },
  },
});
