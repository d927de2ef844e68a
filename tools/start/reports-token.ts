import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File in the data directory with what opens the counts per release; for its owner's eyes only. */
export const REPORTS_TOKEN_FILE = 'release-reports-token';

const TOKEN_BYTES = 32;
const OWNER_ONLY = 0o600;
const TOKEN = /^\S{32,200}$/;

/** Under its name it stands whole or not at all, and of two that are made at once the first one stays. */
async function createToken(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const draft = `${file}.${process.pid}-${token.slice(0, 8)}`;
  await writeFile(draft, `${token}\n`, { mode: OWNER_ONLY });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

/** The token of this data directory, made when there is none. @throws Error when something else is in its file */
export async function keepReportsToken(dataDir: string): Promise<string> {
  const file = path.join(dataDir, REPORTS_TOKEN_FILE);
  await createToken(file);
  await chmod(file, OWNER_ONLY);
  const token = (await readFile(file, 'utf8')).trim();
  if (!TOKEN.test(token)) throw new Error(`${file} holds no token. Remove it to get a new one.`);
  return token;
}
