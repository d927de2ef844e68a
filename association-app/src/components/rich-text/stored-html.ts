import {
  BODY_FIXED_ATTRIBUTES,
  BODY_LINK_SCHEMES,
} from '@syndication/contract/contents/content-html.rules';
import { sanitizeBody, sanitizeForeign } from '@syndication/shared-ui/html-body';
import { getSchema, Mark, Node, type Editor, type JSONContent } from '@tiptap/core';
import { DOMParser, type ParseRule, type Schema, type Slice } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';

/** Whether a body may link to it. */
export const isLink = (address: string): boolean =>
  URL.canParse(address) &&
  BODY_LINK_SCHEMES.some((scheme) => new URL(address).protocol === `${scheme}:`);

const renderPreserved = ({ attrs }: { attrs: Record<string, unknown> }): HTMLElement =>
  sanitizeBody(String(attrs['html'])).querySelector('*') ?? document.createElement('span');

/**
 * Content that a body may hold but the editor cannot write: it can be moved and removed as a whole. The purifier makes
 * its element each time.
 */
const createPreservedNode = (name: string, group: 'block' | 'inline', tags: readonly string[]) =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    addAttributes: () => ({
      html: { default: '', rendered: false, parseHTML: ({ outerHTML }) => outerHTML },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ node }) => renderPreserved(node),
    // A video takes no clicks and no focus while its text is written.
    addNodeView: () => (view) => {
      const dom = document.createElement(group === 'inline' ? 'span' : 'div');
      dom.dataset['kept'] = '';
      dom.append(renderPreserved(view.node));
      for (const part of dom.querySelectorAll<HTMLElement>('iframe, a')) part.tabIndex = -1;
      return { dom };
    },
  });

/** Formatting that a body may hold but the editor cannot apply: it is preserved, and not continued by typing. */
const createPreservedMark = (tag: string) =>
  Mark.create({
    name: `kept-${tag}`,
    inclusive: false,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** What can be written, and what is preserved: everything of `BODY_TAGS`. */
export const EXTENSIONS = [
  createPreservedNode('keptBlock', 'block', ['table', 'figure', 'iframe', 'dl', 'pre']),
  createPreservedNode('keptPicture', 'inline', ['img']),
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
  // Last, so that they are nested within bold and links.
  ...['code', 'sub', 'sup'].map(createPreservedMark),
];

/** Headings of other levels are read as the closest one. */
const OTHER_HEADINGS = Object.entries({ h1: 2, h4: 3, h5: 3, h6: 3 }).map(([tag, level]) => ({
  tag,
  node: 'heading',
  attrs: { level },
}));

const ownParserOf = (schema: Schema) =>
  new DOMParser(schema, [...OTHER_HEADINGS, ...DOMParser.fromSchema(schema).rules]);

const isPreserved = (rule: ParseRule): boolean =>
  String(rule.mark ?? ('node' in rule && rule.node)).startsWith('kept');

/** For texts from elsewhere: no preserved elements, and a table is read row by row. */
const foreignParserOf = (schema: Schema) =>
  new DOMParser(schema, [
    ...OTHER_HEADINGS,
    { tag: 'tr', node: 'paragraph' },
    ...DOMParser.fromSchema(schema).rules.filter((rule) => !isPreserved(rule)),
  ]);

/** Separates the cells of a row, which becomes one line. */
function separateCells(body: DocumentFragment): DocumentFragment {
  body.querySelectorAll(':is(td, th) + :is(td, th):not(:has(p, div, li))').forEach((cell) => {
    cell.prepend(' · ');
  });
  return body;
}

/** Headings are bold anyway: their font weight elsewhere means nothing. */
function dropHeadingStyles(body: DocumentFragment): DocumentFragment {
  body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)').forEach((heading) => {
    for (const part of [heading, ...heading.querySelectorAll('*')]) part.removeAttribute('style');
  });
  return body;
}

const reader = ownParserOf(getSchema(EXTENSIONS));

/**
 * Reads a stored text into what the editor shows. The nodes come from the purifier: parsing a text in the page
 * is what its Trusted Types policy forbids everybody else.
 */
export const fromStoredHtml = (html: string): JSONContent =>
  reader.parse(sanitizeBody(html)).toJSON() as JSONContent;

/** How the editor marks what is cut or copied in it. */
const OWN_SLICE = 'data-pm-slice';

/** Reads what is pasted into a text of this schema: what looked bold where it comes from is bold, and nothing else. */
export const toSlice = (schema: Schema, html: string): Slice =>
  html.includes(OWN_SLICE)
    ? ownParserOf(schema).parseSlice(sanitizeBody(html))
    : foreignParserOf(schema).parseSlice(separateCells(dropHeadingStyles(sanitizeForeign(html))));

/** The text as the API keeps it, written as its sanitiser writes it; empty when nothing is written. */
export const toStoredHtml = (editor: Pick<Editor, 'isEmpty' | 'getHTML'>): string =>
  editor.isEmpty
    ? ''
    : editor
        .getHTML()
        .replaceAll(/<(br|hr)>/g, '<$1 />')
        .replaceAll('&nbsp;', '\u00A0');
