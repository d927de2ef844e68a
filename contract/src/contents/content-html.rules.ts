/** What a content body may hold: the API keeps this when it stores one, the browser when it shows one. */

/** Allowed elements; of all others only the text is kept. `h1` belongs to the page. */
export const BODY_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'figure', 'figcaption', 'iframe'],
];

/** Allowed attributes of each element; all others have none. */
export const BODY_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
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
};

/** Attributes that every such element gets, whatever the author wrote. */
export const BODY_FIXED_ATTRIBUTES = {
  a: { target: '_blank', rel: 'noopener noreferrer' },
  img: { loading: 'lazy' },
  iframe: {
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
  },
} as const;

/** Schemes of links. */
export const BODY_LINK_SCHEMES = ['https', 'http', 'mailto'] as const;

/** A picture that is in the text itself. */
const DATA_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** A picture of the product's own origin: the path of a file, never of a call. */
const OWN_PICTURE = /^\/(?!api\/)[\w-]+(?:\/[\w-]+)*\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Whether a picture of a body may be loaded. Pictures from elsewhere are left out: they would tell that
 * other site who reads what, and when.
 */
export const isBodyPicture = (source: string): boolean =>
  DATA_PICTURE.test(source) || OWN_PICTURE.test(source);

/** Hosts whose players may be framed in a content body, over `https` only. */
export const VIDEO_HOSTS = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
] as const;
