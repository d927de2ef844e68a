/** Characters of a draft as JSON; a full form at all its limits needs a third of it. */
export const DRAFT_MAX_LENGTH = 65_536;
