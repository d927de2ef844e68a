import { defineSlotRecipe } from '../styling';

/** Label, hint, control and message; the same rhythm for one control and for a group of them. */
export const fieldFrameRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'label', 'required', 'hint', 'footing', 'message', 'aside'],
  base: {
    root: { minW: '0' },
    heading: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      mb: '1.5',
    },
    label: { fontWeight: 'semibold', fontSize: 'sm' },
    required: { color: 'fg.muted', fontSize: 'xs' },
    hint: {
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'snug',
      maxW: 'prose',
      mb: '1.5',
      mt: '-0.5',
    },
    // Keeps a line free for the message, so that nothing below moves when it comes or goes.
    footing: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '6',
      pt: '1',
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    message: {
      display: 'flex',
      gap: '1.5',
      color: 'danger.fg',
      overflowWrap: 'anywhere',
      '& > svg': { flexShrink: '0', width: '4', height: '4', mt: '0.5' },
    },
    aside: { ms: 'auto', color: 'fg.muted', textAlign: 'end' },
  },
});
