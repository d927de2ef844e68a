import { defineRecipe } from '../styling';

/** What a fieldset needs beyond the frame of a field. */
export const choiceGroupRecipe = defineRecipe({
  base: {
    '& > legend': { float: 'none', width: 'full', p: '0' },
    '& .choices': { display: 'grid', columnGap: '6', rowGap: '0.5', pt: '0.5' },
    '& .choices[data-columns]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    },
  },
});
