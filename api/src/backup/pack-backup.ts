import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

import { pack, type Pack } from 'tar-stream';

import { describeEntry, TRAILER, type BackupCounts } from './backup-format';

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
      // It also emits the error; without a listener, the event would end the process.
      entry.on('error', reject);
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
