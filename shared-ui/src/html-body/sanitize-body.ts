import {
  BODY_ATTRIBUTES,
  BODY_FIXED_ATTRIBUTES,
  BODY_LINK_SCHEMES,
  BODY_TAGS,
  isBodyPicture,
  VIDEO_HOSTS,
} from '@syndication/contract/contents/content-html.rules';
import createDOMPurify from 'dompurify';

/** The address of a source or link; null for what no browser could load. Relative URLs have no known base. */
const toUrl = (text: string | null): URL | null =>
  text && URL.canParse(text) ? new URL(text) : null;

const isKnownPlayer = (url: URL | null) =>
  url?.protocol === 'https:' &&
  !url.username &&
  (VIDEO_HOSTS as readonly string[]).includes(url.host);

const isLink = (url: URL | null) =>
  BODY_LINK_SCHEMES.some((scheme) => url?.protocol === `${scheme}:`);

/** Whether the element may stay; a link that may not be followed stays as text. */
function settleAddress(element: Element): boolean {
  const source = element.getAttribute('src');
  if (element.localName === 'iframe') return isKnownPlayer(toUrl(source));
  if (element.localName === 'img') return isBodyPicture(source ?? '');
  if (element.localName === 'a' && !isLink(toUrl(element.getAttribute('href')))) {
    element.removeAttribute('href');
  }
  return true;
}

function createPurifier() {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, data, { ALLOWED_ATTR = [] }) => {
    const { attrName } = data;
    const isStyle = attrName === 'style' && ALLOWED_ATTR.includes(attrName);
    data.keepAttr = isStyle || (BODY_ATTRIBUTES[element.localName]?.includes(attrName) ?? false);
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (!settleAddress(element)) return element.remove();
    const fixed = Object.entries(BODY_FIXED_ATTRIBUTES).find(([tag]) => tag === element.localName);
    for (const [name, value] of Object.entries(fixed?.[1] ?? {})) element.setAttribute(name, value);
  });
  return purifier;
}

/** One for all texts: it makes the Trusted Types policy `dompurify`, which the page lets be made only once. */
let purifier: ReturnType<typeof createPurifier> | undefined;

function purify(html: string, more: { tags: readonly string[]; attributes: readonly string[] }) {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...BODY_TAGS, ...more.tags],
    ALLOWED_ATTR: [...Object.values(BODY_ATTRIBUTES).flat(), ...more.attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/**
 * The nodes of a content body that may be shown, by the same rules that the API stores it with. They
 * are inserted as they are, not written out and parsed a second time; DOMPurify's own parsing goes
 * through its Trusted Types policy, `dompurify`.
 */
export const sanitizeBody = (html: string): DocumentFragment =>
  purify(html, { tags: [], attributes: [] });

const FOREIGN = { tags: ['h1', 'h5', 'h6', 'del', 'strike'], attributes: ['style'] };

/**
 * The nodes of pasted HTML, to be parsed and not to be shown: they keep the styles that it had elsewhere. Programs
 * write bold as a style, and some put a whole text into a `b` that is not bold.
 */
export const sanitizeForeign = (html: string): DocumentFragment => purify(html, FOREIGN);
