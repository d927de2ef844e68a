import { defineRecipe } from '@syndication/shared-ui/styling';

/** The text while it is written; headings, lists and links look as they do for its readers. */
export const richTextRecipe = defineRecipe({
  base: {
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg',
    _focusWithin: { borderColor: 'brand.solid' },
    '&:has([aria-invalid=true])': { borderColor: 'danger.solid' },
    '& [role=toolbar]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      p: '1',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    // All of them in one line of a dialog.
    '& [role=toolbar] button': { px: '2', minW: '11' },
    '& .ProseMirror': {
      minHeight: '48',
      maxHeight: '60vh',
      overflowY: 'auto',
      px: '3',
      py: '2',
      outline: 'none',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      lineHeight: '1.6',
    },
    '& .ProseMirror > * + *': { mt: '3' },
    '& .ProseMirror h2': { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'semibold' },
    '& .ProseMirror h3': { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'semibold' },
    '& .ProseMirror :is(ul, ol)': { ps: '6' },
    '& .ProseMirror ul': { listStyle: 'disc' },
    '& .ProseMirror ol': { listStyle: 'decimal' },
    '& .ProseMirror a': { color: 'brand.fg', textDecoration: 'underline' },
    '& .ProseMirror blockquote': {
      ps: '4',
      borderInlineStartWidth: '3px',
      borderColor: 'brand.border',
      color: 'fg.muted',
    },
    '& .ProseMirror hr': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
