/** For a process that runs the API beside something else. */
export { readConfig } from './config';
export { makeDataDir } from './database/data-dir-lock';
export { describeFailure } from './describe-failure';
export { startServer } from './start-server';
