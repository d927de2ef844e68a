import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';

import { IMPORT_PATH, type ImportEvent } from './import-control';
import {
  ImportRefused,
  type ImportRequest,
  type ImportResult,
  type OnProgress,
} from './import-request';

/** The process behind the socket takes no requests now; nothing was written. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy';
}

const INTERRUPTED =
  'The server stopped before it answered; whether it wrote is not known. Run the import again: what is there already stays as it is.';

function post(socketPath: string, body: string): Promise<IncomingMessage> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    httpRequest({ socketPath, path: IMPORT_PATH, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function readAnswer(answer: IncomingMessage, onProgress: OnProgress) {
  for await (const line of createInterface({ input: answer })) {
    const event = JSON.parse(line) as ImportEvent;
    if (event.kind === 'progress') onProgress(event.done, event.total);
    else if (event.kind === 'result') return event.result;
    else throw new ImportRefused(event.message);
  }
  throw new ImportRefused(INTERRUPTED);
}

/** The connection broke: before the request was out, or somewhere after. */
function toRefusal(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'EPIPE') return new ServerBusy();
  return new ImportRefused(INTERRUPTED);
}

/**
 * Lets the process that listens on the control socket write the rows.
 * @throws ServerBusy when it takes no imports now
 * @throws ImportRefused with its reason, or when it stopped before it answered
 */
export async function sendImport(
  socketPath: string,
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportResult> {
  try {
    const answer = await post(socketPath, JSON.stringify(request));
    if (answer.statusCode !== 503) return await readAnswer(answer, onProgress);
    answer.resume();
  } catch (error) {
    throw error instanceof ImportRefused ? error : toRefusal(error);
  }
  throw new ServerBusy();
}
