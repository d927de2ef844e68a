import { EMAIL_PATTERN } from '@syndication/contract/accounts/accounts.rules';

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

const ADDRESS = /<?([^\s<>,;"]+@[^\s<>,;"]+)>?/;

/** Names until the user enters better ones: `ann.angel@…` is Ann Angel. */
function namesOfAddress(email: string): string[] {
  return email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/**
 * Reads people from lines as they come out of mail programs and tables: `Ann Angel <ann@harbor.test>`,
 * `ann@harbor.test`, or address and names with commas, semicolons or tabs between, in any order.
 */
export function readPasted(text: string): { people: PastedPerson[]; problems: PastedProblem[] } {
  const people: PastedPerson[] = [];
  const problems: PastedProblem[] = [];
  text.split(/\r?\n/).forEach((content, index) => {
    if (!content.trim()) return;
    const [found, email = ''] = ADDRESS.exec(content) ?? [];
    if (found === undefined || !EMAIL_PATTERN.test(email)) {
      problems.push({ line: index + 1, reason: 'has no email address' });
      return;
    }
    const words = content
      .replace(found, ' ')
      .replaceAll(/[",;\t<>]+/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
    const [firstName, ...rest] = words.length > 0 ? words : namesOfAddress(email);
    people.push({ email, firstName: firstName ?? email, lastName: rest.join(' ') || '–' });
  });
  return { people, problems };
}
