import { closeOnSignal } from '@syndication/contract/http/close-on-signal';

import { readConfig } from './config';
import { describeFailure } from './describe-failure';
import { startServer } from './start-server';

function fail(error: unknown): never {
  process.stderr.write(`${describeFailure(error, process.env['DATA_DIR'] || '.data')}\n`);
  process.exit(1);
}

let close: (() => Promise<void>) | undefined;
closeOnSignal(() => close?.(), fail);

try {
  close = await startServer(readConfig(process.env));
} catch (error) {
  fail(error);
}
