import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';

/** What a nomination is called: by its company, or the address while there is none. */
export const nameOf = ({ companyName, email }: ConsoleNomination): string =>
  companyName ?? email ?? 'Imported deal';
