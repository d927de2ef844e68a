/** The member's own votes, in the investors' part. */
export const OWN_VOTES_PATH = '/my-votes';

/** How tall the rows of the deals list are. */
export const DEAL_DENSITIES = ['comfortable', 'compact'] as const;
export type DealDensity = (typeof DEAL_DENSITIES)[number];

/** A visit ends after this long without a request; later changes are news on the next visit. */
export const VISIT_GAP_MINUTES = 30;

/** In characters. */
export const NOTE_MAX_LENGTH = 4000;
export const VIEW_NAME_MAX_LENGTH = 40;
/** The part of an address from `?` on. */
export const VIEW_SEARCH_MAX_LENGTH = 1000;
export const VIEWS_MAX = 20;

/** How often a member gets a mail about what changed in the deals of a group. */
export const DIGEST_RHYTHMS = ['daily', 'weekly', 'off'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];
