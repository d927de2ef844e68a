/** Whether a text has any digits, of whatever script: without them it is no phone number. */
export const hasDigits = (text: string): boolean => /\p{Nd}/u.test(text);

/** What a library of numbering plans says of a text. */
interface ParsedNumber {
  isValid: () => boolean;
  ext?: string | undefined;
}

/**
 * Whether a number is held as E.164; any other text stays as it was typed. Length alone is not enough: it
 * would turn a foreign number without its prefix into another one. An extension has no place in
 * E.164, and dropping it would lose the way to the person.
 */
export function isHeldAsE164(number: ParsedNumber | undefined): boolean {
  return number !== undefined && number.isValid() && !number.ext;
}
