import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

import { extract } from 'tar-stream';
import * as z from 'zod/mini';

import {
  BackupRefused,
  describeEntry,
  HEADER,
  headerSchema,
  TRAILER,
  trailerSchema,
  type BackupCounts,
  type BackupHeader,
} from './backup-format';

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

interface BackupEntry {
  name: string;
  body: AsyncIterable<Buffer>;
}

const damaged = (path: string, why: string) =>
  new BackupRefused(`${path} is damaged or no backup: ${why}. Nothing was restored.`);

/** The entries in order, unchecked. */
async function* readArchive(path: string) {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  const archive = extract();
  const fail = (error: Error) => archive.destroy(error);
  source.on('error', fail);
  unzipped.on('error', fail);
  source.pipe(unzipped).pipe(archive);
  try {
    yield* archive;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new BackupRefused(`There is no file ${path}.`);
    }
    throw damaged(path, (error as Error).message);
  } finally {
    source.destroy();
    unzipped.destroy();
    archive.destroy();
  }
}

/**
 * Reads the entries of a backup between its header and its end; take what each holds before the next one.
 * @param onHeader gets the backup's header before anything else
 * @returns how much there is
 * @throws BackupRefused for a file that is not complete or not as it was written; that is known only at its end
 */
export async function* readBackup(
  path: string,
  onHeader: (header: BackupHeader) => void,
): AsyncGenerator<BackupEntry, BackupCounts> {
  const hash = createHash('sha256');
  let counts: BackupCounts | undefined;
  let isFirst = true;
  for await (const entry of readArchive(path)) {
    const { name, size } = entry.header;
    if (counts) throw damaged(path, 'something follows its end');
    const sha256 = hash.copy().digest('hex');
    hash.update(describeEntry(name, size));
    const read = async function* () {
      try {
        for await (const chunk of entry as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        throw damaged(path, (error as Error).message);
      }
    };
    const body = read();
    if (name === TRAILER) {
      const trailer = z.safeParse(trailerSchema, parse(await buffer(body)));
      if (!trailer.success || trailer.data.sha256 !== sha256) {
        throw damaged(path, 'it is not what was written');
      }
      counts = trailer.data;
    } else if (isFirst) {
      const header = z.safeParse(headerSchema, parse(await buffer(body)));
      if (name !== HEADER || !header.success) throw damaged(path, 'it does not begin like one');
      onHeader(header.data);
      isFirst = false;
    } else {
      yield { name, body };
    }
  }
  if (!counts) throw damaged(path, 'its end is missing');
  return counts;
}
