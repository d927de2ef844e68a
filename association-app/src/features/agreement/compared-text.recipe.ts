import { defineRecipe } from '@syndication/shared-ui/styling';

/** Lines of a text with what changed; the signs say it without colour too. */
export const comparedTextRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    lineHeight: '1.6',
    '& p': { ps: '6', position: 'relative', overflowWrap: 'anywhere' },
    '& p::before': { position: 'absolute', insetInlineStart: '0', fontWeight: 'semibold' },
    '& ins, & del': { textDecoration: 'none' },
    '& p:has(ins)': { bg: 'success.subtle', _before: { content: '"+"' } },
    '& p:has(del)': { bg: 'danger.subtle', color: 'fg.muted', _before: { content: '"−"' } },
  },
});
