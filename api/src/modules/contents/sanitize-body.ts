import {
  BODY_ATTRIBUTES,
  BODY_FIXED_ATTRIBUTES,
  BODY_LINK_SCHEMES,
  BODY_TAGS,
  isBodyPicture,
  VIDEO_HOSTS,
} from '@syndication/contract/contents/content-html.rules';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const { a, img, iframe } = BODY_FIXED_ATTRIBUTES;

const OPTIONS: IOptions = {
  allowedTags: BODY_TAGS,
  allowedAttributes: Object.fromEntries(
    Object.entries(BODY_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...BODY_LINK_SCHEMES],
  allowedSchemesByTag: { img: ['data'], iframe: ['https'] },
  allowedIframeHostnames: [...VIDEO_HOSTS],
  allowIframeRelativeUrls: false,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', a),
    img: sanitizeHtml.simpleTransform('img', img),
    iframe: sanitizeHtml.simpleTransform('iframe', iframe),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    const source = attribs['src'] ?? '';
    if (tag === 'iframe') return source === '';
    return tag === 'img' && !isBodyPicture(source);
  },
};

/**
 * A content body with nothing in it that could act on the page: allow-listed tags, pictures of the
 * product's own origin only, `https` frames of the known video hosts only, sandboxed. Cleaning twice
 * changes nothing.
 */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
