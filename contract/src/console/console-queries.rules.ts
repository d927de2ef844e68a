/**
 * The first part of every query key of the console's screens: nominations that members make elsewhere invalidate their
 * data.
 */
export const CONSOLE_QUERIES = 'console';

/** The same for other screens that show what the console changes; the session holds names, groups and rights. */
export const QUERIES_CHANGED_IN_CONSOLE = [
  'session',
  'ventures',
  'venture',
  'syndication-groups',
  'predictions',
  'own-nominations',
  'contents',
  'content',
  'agreement',
] as const;
