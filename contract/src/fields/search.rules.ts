/** Characters that a search of the console may have. */
export const SEARCH_MAX_LENGTH = 200;
