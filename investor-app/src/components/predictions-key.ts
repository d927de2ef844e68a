/** All predictions that the cache holds; for the group admins alone. */
export const PREDICTIONS_KEY = ['predictions'] as const;
