import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { describeDiskProblem } from '../describe-failure';
import { CommandRefused } from './command';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file that is complete or not there, readable by its owner alone.
 * @throws CommandRefused for a file that is there already, and for a folder that cannot be written
 */
export async function writeFinished(
  path: string,
  content: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const isTaken = await access(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new CommandRefused(`${path} is there already: choose another file.`);
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    await pipeline(Readable.from(content), createWriteStream(unfinished, { mode: 0o600 }));
    await flush(unfinished);
    await rename(unfinished, path);
    await flush(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const { code, path: failed } = error as NodeJS.ErrnoException;
    const reason = describeDiskProblem(error);
    if (!reason && (failed === undefined || code === undefined)) throw error;
    throw new CommandRefused(`${path} cannot be written: ${reason ?? (error as Error).message}.`);
  }
}
