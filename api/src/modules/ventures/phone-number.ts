import { isHeldAsE164 } from '@syndication/contract/ventures/phone.rules';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js';

const UNITED_STATES_AND_CANADA = '1';

/** E.164 where the number can be parsed, else the text as it is. */
export function toStoredNumber(text: string, country: string | null): string {
  const region = country && isSupportedCountry(country) ? country : 'US';
  const number = parsePhoneNumber(text, region);
  return number && isHeldAsE164(number) ? number.number : text.trim();
}

function formatNumber(stored: string): string {
  const number = parsePhoneNumber(stored);
  if (!number) return stored;
  return number.countryCallingCode === UNITED_STATES_AND_CANADA
    ? number.formatNational()
    : number.formatInternational();
}

/** Formatting costs much more than looking it up, and a list formats hundreds. */
const MEMORY_SIZE = 20_000;
const memory = new Map<string, string>();

/** `(xxx) xxx-xxxx` for the United States, else as the number's country writes it (section 2). */
export function formatStoredNumber(stored: string): string {
  const known = memory.get(stored);
  if (known !== undefined) return known;
  const formatted = formatNumber(stored);
  if (memory.size >= MEMORY_SIZE) memory.clear();
  memory.set(stored, formatted);
  return formatted;
}
