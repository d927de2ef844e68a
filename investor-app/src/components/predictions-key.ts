/** All predictions that the cache holds; for the admins of groups alone. */
export const PREDICTIONS_KEY = ['predictions'] as const;
