/**
 * Invisible characters that change the direction of text, break it or join it. They come with text that is pasted from
 * mails, chats and web pages. Those that emoji and some scripts need are not among them.
 */
const UNSEEN = /[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text in which nothing is visible, for example one of joiners and fillers. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** Removes these characters; empty if nothing in the text is visible. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').replace(BLANK, '');
