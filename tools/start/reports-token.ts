import { randomBytes } from 'node:crypto';
import { chmod, link, readFile } from 'node:fs/promises';
import path from 'node:path';

import { withTemporaryFile } from '@syndication/delivery-release/store/folder-store';

/** File in the data directory with the token that reads the counts per release; only its owner can read it. */
export const REPORTS_TOKEN_FILE = 'release-reports-token';

const TOKEN_BYTES = 32;
const OWNER_ONLY = 0o600;
const TOKEN = /^\S{32,200}$/;

/** The token of this data directory, made when there is none. @throws Error when something else is in its file */
export async function keepReportsToken(dataDir: string): Promise<string> {
  const file = path.join(dataDir, REPORTS_TOKEN_FILE);
  const created = `${randomBytes(TOKEN_BYTES).toString('base64url')}\n`;
  // If two are created at once, the first one stays.
  const keepFirst = (draft: string) =>
    link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await withTemporaryFile(file, created, keepFirst, OWNER_ONLY);
  await chmod(file, OWNER_ONLY);
  const token = (await readFile(file, 'utf8')).trim();
  if (!TOKEN.test(token)) throw new Error(`${file} holds no token. Remove it to get a new one.`);
  return token;
}
