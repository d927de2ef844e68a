import {
  BODY_FIXED_ATTRIBUTES,
  BODY_LINK_SCHEMES,
} from '@syndication/contract/contents/content-html.rules';
import { sanitizeBody, sanitizeForeign } from '@syndication/shared-ui/html-body';
import { getSchema, type Editor, type JSONContent } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';

const isLink = (address: string): boolean =>
  URL.canParse(address) &&
  BODY_LINK_SCHEMES.some((scheme) => new URL(address).protocol === `${scheme}:`);

/** What can be written: less than a body may hold (`BODY_TAGS`), and nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLink,
      HTMLAttributes: { ...BODY_FIXED_ATTRIBUTES.a, class: null },
    },
  }),
];

const OTHER_HEADINGS = { h1: 2, h4: 3, h5: 3, h6: 3 } as const;

/** What the schema has no place for is read as what comes closest; a table row by row. */
const readerOf = (schema: Schema) =>
  new DOMParser(schema, [
    ...Object.entries(OTHER_HEADINGS).map(([tag, level]) => ({
      tag,
      node: 'heading',
      attrs: { level },
    })),
    { tag: 'tr', node: 'paragraph' },
    ...DOMParser.fromSchema(schema).rules,
  ]);

/** Cells of a row in one line are told apart. */
function separateCells(body: DocumentFragment): DocumentFragment {
  body.querySelectorAll(':is(td, th) + :is(td, th):not(:has(p, div, li))').forEach((cell) => {
    cell.prepend(' · ');
  });
  return body;
}

/** Headings are heavy anyway: how heavy elsewhere says nothing. */
function dropHeadingStyles(body: DocumentFragment): DocumentFragment {
  body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)').forEach((heading) => {
    for (const part of [heading, ...heading.querySelectorAll('*')]) part.removeAttribute('style');
  });
  return body;
}

const reader = readerOf(getSchema(EXTENSIONS));

/**
 * Reads HTML of any origin into what can be written. The nodes come from the purifier: parsing a text in the page
 * is what its Trusted Types policy forbids everybody else.
 */
export const fromStoredHtml = (html: string): JSONContent =>
  reader.parse(separateCells(sanitizeBody(html))).toJSON() as JSONContent;

/** Reads what is pasted into a text of this schema: what looked bold where it comes from is bold, and nothing else. */
export const toSlice = (schema: Schema, html: string): Slice =>
  readerOf(schema).parseSlice(separateCells(dropHeadingStyles(sanitizeForeign(html))));

/** The text as the API keeps it, written as its sanitiser writes it; empty when nothing is written. */
export const toStoredHtml = (editor: Pick<Editor, 'isEmpty' | 'getHTML'>): string =>
  editor.isEmpty
    ? ''
    : editor
        .getHTML()
        .replaceAll(/<(br|hr)>/g, '<$1 />')
        .replaceAll('&nbsp;', '\u00A0');
