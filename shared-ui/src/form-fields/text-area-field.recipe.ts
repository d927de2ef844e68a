import { defineRecipe } from '../styling';

/** A control of several lines that grows with its text, where the browser can. */
export const textAreaRecipe = defineRecipe({
  base: {
    py: '2.5',
    lineHeight: 'normal',
    resize: 'vertical',
    fieldSizing: 'content',
    maxH: '24rem',
  },
});
