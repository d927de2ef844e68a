import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';

import { extract, pack, type Pack } from 'tar-stream';
import * as z from 'zod/mini';

/** A backup cannot be made or used; nothing has changed. Its message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const FORMAT = 'syndication-backup-1';
/** First and last entry of the archive. */
export const HEADER = 'backup.json';
const TRAILER = 'complete.json';

const headerSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that its database had. */
  migrations: z.array(z.string()),
  hasReleases: z.boolean(),
});
export type BackupHeader = z.output<typeof headerSchema>;

const countsSchema = z.object({
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  /** Files of releases. */
  files: z.int(),
});
export type BackupCounts = z.output<typeof countsSchema>;
const trailerSchema = z.extend(countsSchema, {
  /** Of names, lengths and contents of everything before it. */
  sha256: z.string(),
});

const describeEntry = (name: string, size: number) => `${name}\0${size}\0`;

/** Takes the entries of a backup, one after the other. */
export class BackupWriter {
  private readonly hash = createHash('sha256');

  constructor(private readonly archive: Pack) {}

  async addText(name: string, content: string): Promise<void> {
    const body = Buffer.from(content);
    await this.add(name, body.length, [body]);
  }

  /** @param size of the content, in bytes */
  async add(
    name: string,
    size: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<void> {
    this.hash.update(describeEntry(name, size));
    await new Promise<void>((resolve, reject) => {
      const entry = this.archive.entry({ name, size, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      const write = async () => {
        for await (const chunk of content) {
          this.hash.update(chunk);
          if (!entry.write(chunk))
            await new Promise<void>((drained) => entry.once('drain', () => drained()));
        }
        entry.end(undefined);
      };
      write().catch((error: unknown) => entry.destroy(error as Error));
    });
  }

  async finish(counts: BackupCounts): Promise<void> {
    await this.addText(
      TRAILER,
      JSON.stringify({ ...counts, sha256: this.hash.copy().digest('hex') }),
    );
    this.archive.finalize();
  }
}

/**
 * An archive that is made while it is read.
 * @returns its bytes, which end with an error when making it does
 */
export async function* packBackup(
  fill: (writer: BackupWriter) => Promise<void>,
): AsyncGenerator<Buffer> {
  const archive = pack();
  const filled = fill(new BackupWriter(archive)).catch((error: unknown) => {
    archive.destroy(error as Error);
  });
  const zipped = createGzip();
  const packed = Readable.from(archive as AsyncIterable<Buffer>);
  packed.on('error', (error) => zipped.destroy(error));
  try {
    yield* packed.pipe(zipped) as AsyncIterable<Buffer>;
  } finally {
    packed.destroy();
    archive.destroy();
    await filled;
  }
}

interface BackupEntry {
  name: string;
  body: AsyncIterable<Buffer>;
}

const damaged = (path: string, why: string) =>
  new BackupRefused(`${path} is damaged or no backup: ${why}. Nothing was restored.`);

/** The entries as they come, without any check. */
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
 * @param onHeader is told what the backup says of itself before anything else
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

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

export const writeHeader = (header: Omit<BackupHeader, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...header } satisfies BackupHeader);
