import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Connection } from './connect';
import * as schema from './schema';

/** Where PGlite keeps its files below `DATA_DIR`; the lock's socket lies beside it. */
const PGLITE_FOLDER = 'database';
/** First byte of the message that ends a client's session: PGlite would exit on it. */
const TERMINATE = 'X'.charCodeAt(0);

/** Replaces node-postgres's socket: the thread in which PGlite runs. */
class ThreadStream extends Duplex {
  private readonly receive = (answer: Uint8Array): void => void this.push(answer);

  constructor(private readonly thread: Worker) {
    super();
    thread.on('message', this.receive);
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  /** Of a socket; there is nothing to do here. */
  setNoDelay(): void {}
  ref(): void {}

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk[0] !== TERMINATE) this.thread.postMessage(chunk);
    done();
  }

  /** A statement is several messages; PGlite gets them at once. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  /** The pool ends a session after each statement that failed, and begins another one. */
  override _final(done: () => void): void {
    this.thread.off('message', this.receive);
    this.push(null);
    done();
  }
}

async function startThread(folder: string): Promise<Worker> {
  const file = new URL('./pglite-thread.js', import.meta.url);
  const thread = new Worker(file, { workerData: folder });
  await once(thread, 'message');
  return thread;
}

/**
 * PGlite takes no lock: hold the lock of the data directory before opening it. If its thread fails, the process ends.
 */
export async function openPglite(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, PGLITE_FOLDER);
  // For this user alone, since PGlite lets everyone read and write its files.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const thread = await startThread(folder);
  const pool = new pg.Pool({
    // One session, for good.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new ThreadStream(thread),
  });
  return {
    db: drizzle(pool, { schema }),
    close: async () => {
      await pool.end();
      thread.postMessage('close');
      await once(thread, 'exit');
    },
  };
}
