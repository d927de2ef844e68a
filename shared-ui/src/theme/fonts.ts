/// <reference path="../assets.d.ts" />
import sansUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import serifUrl from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2';

/** What a page has to fetch before its first text: see the head of the shell's page. */
export const fontFiles = [
  { family: 'Public Sans', url: sansUrl, weight: '100 900' },
  { family: 'Source Serif', url: serifUrl, weight: '600' },
];

/**
 * Latin subsets, together 48 kB. The fallback faces stretch a system font to the same widths and
 * heights; and as the page's head asks for the files before any script, they are there before the first
 * text. A visit for which they arrive too late does without them (`optional`), so that nothing ever shifts.
 */
export const fontFaces = `
@font-face { font-family: 'Public Sans'; src: url(${sansUrl}) format('woff2-variations'); font-weight: 100 900; font-display: optional; }
@font-face { font-family: 'Source Serif'; src: url(${serifUrl}) format('woff2'); font-weight: 600; font-display: optional; }
@font-face { font-family: 'Public Sans Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 105.3%; ascent-override: 90.2%; descent-override: 21.4%; line-gap-override: 0%; }
@font-face { font-family: 'Source Serif Fallback'; src: local('Times New Roman Bold'), local('Liberation Serif Bold'); size-adjust: 112.7%; ascent-override: 91.9%; descent-override: 29.7%; line-gap-override: 0%; }
`;

export const fontFamilies = {
  sans: "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
  serif: "'Source Serif', 'Source Serif Fallback', Georgia, serif",
};
