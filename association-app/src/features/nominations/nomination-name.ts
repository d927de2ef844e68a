import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';

/** What a nomination is called: by its company, or the address while there is none. */
export const nameOf = ({ companyName, email }: ConsoleNomination): string =>
  companyName ?? email ?? 'Deleted account';

/** Who nominated, or what is said of an import, which mails nobody, and of an account that is gone. */
export const nominatorOf = (
  { nominatedBy, mailedAt }: ConsoleNomination,
  anImport: string,
  gone: string,
): string => nominatedBy?.name ?? (mailedAt === null ? anImport : gone);
