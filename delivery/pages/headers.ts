import { CALLBACK_PATHS } from '@syndication/contract/identity-providers/identity-providers.rules';

const VIDEO_HOSTS = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Opened directly, a file is never a page of this origin; what a page loads is governed by the page's own policy. */
const ASSET_HEADERS = { ...FILE_HEADERS, 'content-security-policy': "default-src 'none'; sandbox" };

export const HEADERS = {
  /** For files of builds, whose names change with their content. */
  build: { ...ASSET_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' },
  /** The logo may change, but its URL does not. */
  icon: { ...ASSET_HEADERS, 'cache-control': 'public, max-age=86400' },
  /** For what the next release may change. */
  fresh: { ...FILE_HEADERS, 'cache-control': 'no-cache' },
};

/** For pages over https; the API sends the same. */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The product uses none of these; videos may go full screen. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((feature) => `${feature}=()`),
  `fullscreen=(self ${VIDEO_HOSTS.map((host) => `"${host}"`).join(' ')})`,
].join(', ');

/** Other origins that a page may use. */
export interface AllowedOrigins {
  /** May be called: the partner programme. */
  connect: string[];
  /** May serve released remotes. */
  remotes: string[];
  /** May serve a remote in development, in place of a released one (docs/deploying.md). */
  overrides: string[];
}

export function contentPolicy(scriptHashes: string[], origins: AllowedOrigins): string {
  const scripts = [...origins.remotes, ...origins.overrides];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...scriptHashes].join(' '),
    // Emotion writes its rules into style elements.
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self'", ...origins.connect, ...scripts].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `frame-src ${VIDEO_HOSTS.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // Scripts are limited by the shell's policy (shell/src/boot), HTML by the sanitizer's.
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

/**
 * The network's callback runs in a popup and reports to the page that opened it. That page keeps contact with its
 * popups only if they have no opener policy of their own.
 */
function openerPolicy(url: string): string {
  const [path = ''] = url.split('?');
  const isCallback = path.replace(/\/$/, '') === CALLBACK_PATHS.linkedin;
  return isCallback ? 'unsafe-none' : 'same-origin-allow-popups';
}

export function pageHeaders(url: string, policy: string): Record<string, string> {
  return {
    ...HEADERS.fresh,
    'content-security-policy': policy,
    'cross-origin-opener-policy': openerPolicy(url),
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}
