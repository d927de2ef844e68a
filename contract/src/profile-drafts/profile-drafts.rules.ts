/** Characters of a draft as JSON; a full form at all its limits needs a third of it. */
export const DRAFT_MAX_LENGTH = 65_536;

/** Levels of lists and groups within a field of a draft; the form needs two. */
export const DRAFT_MAX_DEPTH = 8;
