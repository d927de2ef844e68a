import { PassThrough } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { Config } from '../config';
import type { Database } from '../database/database';
import {
  checkImportRequest,
  describeRolledBack,
  ImportRefused,
  type ImportRequest,
  type ImportResult,
} from './import-request';
import { writeImport } from './write-import';

/** Path on the control socket of a running server. */
export const IMPORT_PATH = '/imports';
const BODY_MAX_BYTES = 512_000_000;

/** One line of the answer; the last line is a result or a failure. */
export type ImportEvent =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'result'; result: ImportResult }
  | { kind: 'failure'; message: string };

interface ImportControlOptions {
  config: Pick<Config, 'DATA_DIR'>;
  db: Database;
  now: () => Date;
}

async function run(
  request: ImportRequest,
  { db, now }: ImportControlOptions,
  tell: (event: ImportEvent) => void,
): Promise<void> {
  const onProgress = (done: number, total: number) => tell({ kind: 'progress', done, total });
  tell({ kind: 'result', result: await writeImport(db, request, { now: now(), onProgress }) });
}

/**
 * Takes imports on the control socket, since with PGlite only the running server can write. Register it on
 * the control server alone: anyone who reaches the socket can write.
 */
export function registerImportControl(
  control: FastifyInstance,
  options: ImportControlOptions,
): void {
  control.post(IMPORT_PATH, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
    const body = await checkImportRequest(request.body);
    if (!body.success) {
      const message = `The server refused the import: ${z.prettifyError(body.error)}`;
      return reply.code(400).send({ kind: 'failure', message } satisfies ImportEvent);
    }
    const events = new PassThrough();
    const tell = (event: ImportEvent) => events.write(`${JSON.stringify(event)}\n`);
    run(body.data, options, tell)
      .catch((error: unknown) => {
        const message =
          error instanceof ImportRefused
            ? error.message
            : describeRolledBack(error, options.config.DATA_DIR);
        tell({ kind: 'failure', message });
      })
      .finally(() => events.end());
    return reply.type('application/x-ndjson').send(events);
  });
}
