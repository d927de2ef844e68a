import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import type { Settings } from '@syndication/contract/settings/settings.rules';

import { AppError } from '../../http/app-error';

/** Shorter words occur in many good passwords by chance. */
const CONTEXT_WORD_MIN_LENGTH = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: most replicas start without needing it (7 MB, 30 ms). */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * 49,000 passwords of leaked lists, all in lower case, so that a capital does not help. About 11,000 of
 * them can be made to match the password rule: more than the 3,000 that ASVS 6.2.4 asks for.
 */
async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

/** What anyone would try who knows the address or the platform (ASVS 6.2.11). */
function holdsContextWord(password: string, email: string, brand: string): boolean {
  const [name = ''] = email.split('@');
  const words = [name, ...brand.split(/\s+/)];
  return words.some(
    (word) =>
      word.length >= CONTEXT_WORD_MIN_LENGTH && password.toLowerCase().includes(word.toLowerCase()),
  );
}

/** @throws AppError for a new password that everyone tries first, or that its owner's address gives away */
export async function refuseGuessablePassword(
  password: string,
  email: string,
  { brand }: Pick<Settings, 'brand'>,
): Promise<void> {
  const { commonPassword, contextPassword } = ACCOUNT_SECURITY_MESSAGES;
  const message = (await isCommon(password))
    ? commonPassword
    : holdsContextWord(password, email, brand) && contextPassword;
  if (message) throw new AppError('VALIDATION_FAILED', { message, fields: { password: message } });
}
