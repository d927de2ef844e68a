import { VIDEO_HOSTS } from '@syndication/contract/contents/contents.rules';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i;

const OPTIONS: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img', 'figure', 'figcaption', 'iframe'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: [
      'src',
      'title',
      'width',
      'height',
      'allowfullscreen',
      'sandbox',
      'loading',
      'referrerpolicy',
    ],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'data'], iframe: ['https'] },
  allowedIframeHostnames: [...VIDEO_HOSTS],
  allowIframeRelativeUrls: false,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    iframe: sanitizeHtml.simpleTransform('iframe', {
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    const source = attribs['src'] ?? '';
    if (tag === 'iframe') return source === '';
    if (tag === 'img') return source === '' || (/^data:/i.test(source) && !DATA_IMAGE.test(source));
    return false;
  },
};

/**
 * A content body with nothing in it that could act on the page: allow-listed tags, `https` frames of
 * the known video hosts only, sandboxed. Cleaning twice changes nothing.
 */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
