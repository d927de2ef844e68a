import { reportBrokenShell } from './reports/report-release';

// An asynchronous boundary: shared modules are negotiated before any of them runs.
import('./bootstrap').catch((error: unknown) => {
  reportBrokenShell(error);
  throw error;
});
