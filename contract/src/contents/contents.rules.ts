/** Fetch window of the contents list (section 9). */
export const CONTENTS_OFFSET = 0;
export const CONTENTS_LIMIT = 2000;

/** Items in the header dropdown and in the sidebar of a content page (section 9). */
export const WHATS_NEW_DROPDOWN_ITEMS = 3;
export const WHATS_NEW_SIDEBAR_ITEMS = 4;

/** Characters of a description in lists (section 9). */
export const CONTENT_DESCRIPTION_LENGTH = 150;

/** Names the special updates, in the header and beside one of them (section 2). */
export const WHATS_NEW = "What's New";

/** Where nothing is listed (section 8, empty states). */
export const NOTHING_TO_SHOW = 'There is currently nothing to show here.';
