import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';

import { IMPORT_PATH, type ImportEvent } from './import-control';
import {
  ImportRefused,
  type ImportRequest,
  type ImportResult,
  type OnProgress,
} from './import-request';

function post(socketPath: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    httpRequest({ socketPath, path: IMPORT_PATH, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/**
 * Lets the running server that listens on the control socket write the rows.
 * @throws ImportRefused with the server's reason, or when it stopped before it answered
 */
export async function sendImport(
  socketPath: string,
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const answer = await post(socketPath, JSON.stringify(request));
  try {
    for await (const line of createInterface({ input: answer })) {
      const event = JSON.parse(line) as ImportEvent;
      if (event.kind === 'progress') onProgress(event.done, event.total);
      else if (event.kind === 'result') return event.result;
      else throw new ImportRefused(event.message);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
  }
  throw new ImportRefused(
    'The server stopped before it answered. Run the import again: what is there already stays as it is.',
  );
}
