import { defineRecipe } from '@syndication/shared-ui/styling';

/** Each level on a line from 0 to 100 %: what was to be expected as a frame, what came true as a block. */
export const calibrationTableRecipe = defineRecipe({
  base: {
    width: 'full',
    maxW: '44rem',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { py: '2', textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': { fontWeight: 'medium', color: 'fg.muted', fontSize: 'xs' },
    '& tbody th': { fontWeight: 'medium', pe: '3', width: '1px', whiteSpace: 'nowrap' },
    '& .drawn': { width: 'full', minW: '6rem' },
    '& .number': {
      textAlign: 'end',
      ps: '4',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .expected': { color: 'fg.muted' },
    '& .line': {
      display: 'block',
      position: 'relative',
      height: '5',
      mx: '1.5',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      // The line itself.
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '50%',
        borderTopWidth: '1px',
        borderColor: 'border.strong',
      },
    },
    '& .band': {
      position: 'absolute',
      insetBlock: '0',
      // A band of one value still shows.
      minW: '3px',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      bg: 'bg.muted',
    },
    '& .share': {
      position: 'absolute',
      top: '50%',
      width: '3',
      height: '3',
      bg: 'brand.solid',
      borderRadius: 'sm',
      transform: 'translate(-50%, -50%)',
    },
    '& tr[data-few] > *': { color: 'fg.muted', fontWeight: 'normal' },
    '& tr[data-few] .share': { bg: 'border.strong' },
  },
});
