import { defineRecipe, type SystemStyleObject } from '@syndication/shared-ui/styling';

/** The look of the marks, for the wrapper of a list. */
export const dealMarkStyles: SystemStyleObject = {
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
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
  },
  '& .deal-mark.is-new': {
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderColor: 'transparent',
  },
};

export const dealMarksRecipe = defineRecipe({
  base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1.5', ...dealMarkStyles },
});
