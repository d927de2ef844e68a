/**
 * The first part of each key under which the console's screens keep what they show: nominations that members make
 * elsewhere change it.
 */
export const CONSOLE_QUERIES = 'console';

/** The same of other screens that show what the console changes; the session holds names, groups and rights. */
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
