import { EMAIL_PATTERN, NAME_MAX_LENGTH } from '@syndication/contract/accounts/accounts.rules';
import { countCharacters } from '@syndication/contract/fields/field-messages.rules';
import { withoutUnseen } from '@syndication/contract/fields/unseen.rules';

export interface PastedPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/** A line that holds no person: its number, from 1, and what is wrong with it. */
export interface PastedProblem {
  line: number;
  reason: string;
}

const ADDRESS = /<?([^\s<>(),;:"]+@[^\s<>(),;:"]+)>?/g;

/** A separator right behind an address: there begins the next person of a list from a mail program. */
const BEHIND_ADDRESS = /(@[^\s<>(),;:"]+>*)\s*[,;\t]/g;

/** `Angel, Ann <`: mail programs of offices write the last name first. */
const LAST_NAME_FIRST = /^[\s"]*([^\s",;<][^",;\t<]*),\s*([^\s",;<][^",;\t<]*?)["\s]*</;

/** Names until the user enters better ones: `ann.angel@…` is Ann Angel. */
function namesOfAddress(email: string): string[] {
  return email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

const addressesIn = (text: string): string[] => {
  const found = [...text.matchAll(ADDRESS)].map(([, email = '']) => email);
  // Mail programs write an address twice where they know no name.
  return [...new Map(found.map((email) => [email.toLowerCase(), email])).values()];
};

/** @returns what is wrong with a text that does not hold one person */
function readPerson(text: string): PastedPerson | string {
  const [email = '', ...others] = addressesIn(text);
  if (others.length > 0) return 'has more than one email address';
  if (!EMAIL_PATTERN.test(email)) return 'has no email address';
  const words = text
    .replace(LAST_NAME_FIRST, '$2 $1 <')
    .replaceAll(ADDRESS, ' ')
    .split(/[",;\t<>()\s]+/)
    .filter(Boolean);
  const [firstName, ...rest] = words.length > 0 ? words : namesOfAddress(email);
  const person = { email, firstName: firstName ?? email, lastName: rest.join(' ') || '–' };
  const isTooLong = [person.firstName, person.lastName].some(
    (name) => countCharacters(name) > NAME_MAX_LENGTH,
  );
  return isTooLong ? `has a name of more than ${NAME_MAX_LENGTH} characters` : person;
}

/**
 * Reads people from lines as they come out of mail programs and tables: `Ann Angel <ann@harbor.test>`,
 * `ann@harbor.test`, or address and names with commas, semicolons or tabs between, in any order. A line may hold
 * several people as mail programs list them, each with the name before the address.
 */
export function readPasted(text: string): { people: PastedPerson[]; problems: PastedProblem[] } {
  const people: PastedPerson[] = [];
  const problems: PastedProblem[] = [];
  text
    .split(/\r?\n/)
    .map(withoutUnseen)
    .forEach((content, index) => {
      if (!content.trim()) return;
      const line = content.replaceAll(/\bmailto:/gi, '');
      const isList = addressesIn(line).length > 1;
      const parts = isList ? line.replaceAll(BEHIND_ADDRESS, '$1\n').split('\n') : [line];
      const read = parts.filter((part) => part.trim()).map(readPerson);
      const reason = read.find((person) => typeof person === 'string');
      if (reason !== undefined) return problems.push({ line: index + 1, reason });
      people.push(...read.filter((person) => typeof person !== 'string'));
    });
  return { people, problems };
}
