import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '../styling';

/** The platform's own mark, in our colour and large enough to see. */
export const markStyles: SystemStyleObject = {
  flexShrink: '0',
  width: '5',
  height: '5',
  m: '0',
  accentColor: 'brand.solid',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
};

/** A mark with its words: a radio button or a checkbox. All of it can be pressed. */
export const choiceRecipe = defineSlotRecipe({
  slots: ['root', 'words', 'more'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minH: '9',
      py: '1.5',
      lineHeight: 'normal',
      cursor: 'pointer',
      '& > input': { ...markStyles, mt: '0.5' },
      '&:has(> input:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
      '@media (pointer: coarse)': { minH: '11', py: '2.5' },
    },
    // Of its own: the preflight lets no element inherit it.
    words: { minW: '0', overflowWrap: 'anywhere' },
    more: {
      display: 'block',
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'snug',
      maxW: 'prose',
    },
  },
});

export const choicesRecipe = defineRecipe({
  base: { display: 'grid', columnGap: '6', rowGap: '0.5', pt: '0.5' },
  variants: {
    hasColumns: {
      true: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
    },
  },
});
