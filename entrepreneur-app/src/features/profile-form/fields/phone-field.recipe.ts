import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** Country and number side by side; the country is as narrow as its code. */
export const phoneRecipe = defineSlotRecipe({
  slots: ['root', 'country', 'code'],
  base: {
    root: { display: 'flex', gap: '2', '& > input': { flex: '1', minW: '0' } },
    country: {
      position: 'relative',
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      whiteSpace: 'nowrap',
      _hover: { borderColor: 'brand.fg' },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.fg',
        outlineOffset: '2px',
      },
      '&:has(:disabled)': {
        bg: 'bg.subtle',
        color: 'fg.muted',
        borderColor: 'border',
        borderStyle: 'dashed',
      },
      '& > svg': { width: '3', height: '3', color: 'fg.muted' },
      // The list itself lies over the code, invisible: pressing the code opens it.
      '& > select': {
        position: 'absolute',
        inset: '0',
        width: 'full',
        height: 'full',
        opacity: '0',
        cursor: 'pointer',
        fontSize: 'md',
      },
    },
    code: { color: 'fg.muted' },
  },
});
