import {
  BODY_FIXED_ATTRIBUTES,
  BODY_LINK_SCHEMES,
} from '@syndication/contract/contents/content-html.rules';
import { sanitizeBody } from '@syndication/shared-ui/html-body';
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

const parser = DOMParser.fromSchema(getSchema(EXTENSIONS));

/**
 * Reads HTML of any origin into what can be written. The nodes come from the purifier: parsing a text in the page
 * is what its Trusted Types policy forbids everybody else.
 */
export const fromStoredHtml = (html: string): JSONContent =>
  parser.parse(sanitizeBody(html)).toJSON() as JSONContent;

/** The same for what is pasted into a text of this schema. */
export const toSlice = (schema: Schema, html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(sanitizeBody(html));

/** The text as the API keeps it, written as its sanitiser writes it; empty when nothing is written. */
export const toStoredHtml = (editor: Pick<Editor, 'isEmpty' | 'getHTML'>): string =>
  editor.isEmpty
    ? ''
    : editor
        .getHTML()
        .replaceAll(/<(br|hr)>/g, '<$1 />')
        .replaceAll('&nbsp;', '\u00A0');
