import { readConfig } from './config';
import { describeFailure } from './describe-failure';
import { startServer } from './start-server';

/** Closing that takes longer is cut off, in milliseconds. */
const CLOSE_DEADLINE_MS = 10_000;

function fail(error: unknown): never {
  process.stderr.write(`${describeFailure(error, process.env['DATA_DIR'] || '.data')}\n`);
  process.exit(1);
}

let isClosing = false;
let close: (() => Promise<void>) | undefined;

function stop(): void {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
  Promise.resolve(close?.()).then(() => process.exit(0), fail);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  close = await startServer(readConfig(process.env));
} catch (error) {
  fail(error);
}
