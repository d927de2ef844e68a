import { isHeldAsE164 } from '@syndication/contract/ventures/phone.rules';
import type { CountryCode } from 'libphonenumber-js/min';

import type { PhoneLibrary } from './phone-library';

/** What a phone field shows, and the value that came of it. */
export interface TypedPhone {
  text: string;
  /** Two-letter code. */
  country: string;
  /** E.164 where the text could be read as a number, else the text. */
  value: string;
  /** Whether it could; unknown before the library is there. */
  isNumber: boolean | undefined;
}

function parse(phone: PhoneLibrary, text: string, country: string) {
  const number = phone.isSupportedCountry(country)
    ? phone.parsePhoneNumberFromString(text, country)
    : phone.parsePhoneNumberFromString(text);
  return isHeldAsE164(number) ? number : undefined;
}

/** Reads what was typed; a number with a plus brings its own country. */
export function readPhone(
  phone: PhoneLibrary | undefined,
  text: string,
  country: string,
): TypedPhone {
  const number = phone && parse(phone, text, country);
  return {
    text,
    country: number?.country ?? country,
    value: number?.number ?? text.trim(),
    isNumber: phone && number !== undefined,
  };
}

/** The same number as people of its country write it. */
export function formatPhone(phone: PhoneLibrary | undefined, typed: TypedPhone): TypedPhone {
  const number = phone && parse(phone, typed.value, typed.country);
  if (!number) return typed;
  // Without a country (satellite networks) only the international form says all of it.
  return {
    ...typed,
    text: number.country ? number.formatNational() : number.formatInternational(),
  };
}

/** `+1` of the United States; empty for a place without a numbering plan. */
export function callingCode(phone: PhoneLibrary | undefined, country: string): string {
  return phone?.isSupportedCountry(country)
    ? `+${phone.getCountryCallingCode(country satisfies CountryCode)}`
    : '';
}
