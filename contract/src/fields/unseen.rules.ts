/**
 * Characters that turn or break text, or join it invisibly. Nobody types them into a name or an address: they come with
 * text that is pasted from mails, chats and web pages. Those that emoji and scripts are written with are not among them.
 */
const UNSEEN = /[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text of which nothing is seen, for example one of joiners and fillers. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** The text as it is seen: empty if nothing of it is. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').replace(BLANK, '');
