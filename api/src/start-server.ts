import { DAY_MS, HOUR_MS, MINUTE_MS } from '@syndication/contract/fields/durations.rules';
import type { RequestListener } from 'node:http';

import Fastify, { type FastifyInstance } from 'fastify';

import { registerAdminControl } from './admin/run-admin';
import type { AppContext } from './app-context';
import { createClock } from './clock';
import { registerClockControl } from './clock-control';
import type { Config } from './config';
import { openDatabase, type OpenDatabase } from './database/open-database';
import { loadServerSecrets } from './database/server-secrets';
import { tendTables } from './database/tend-tables';
import { loadDemoData } from './demo-data/load';
import { registerImportControl } from './import/import-control';
import { watchOutbox } from './mail/outbox-watch';
import { forgetMails } from './mail/outbox.repository';
import { startMail } from './mail/start-mail';
import { forgetExpired } from './modules/accounts/forget-expired';
import { sendDigests } from './modules/digests/send-digests';
import { forgetReports } from './modules/release-reports/record-reports';
import { sendReminders } from './modules/reminders/send-reminders';
import { concludeRounds } from './modules/ventures/conclude-rounds';
import { repeatJob, type Job } from './run-jobs';
import { startStandIns } from './stand-ins/start-stand-ins';

/** Serves the control socket, which this process alone has while it holds the data directory. */
async function serveControl(
  { lock }: OpenDatabase,
  register: (control: FastifyInstance) => void,
): Promise<FastifyInstance | null> {
  if (!lock) return null;
  const control = Fastify();
  register(control);
  await control.ready();
  lock.handleRequests((request, response) => control.routing(request, response));
  return control;
}

/** What failed to start needs no closing, and its error is reported already. */
const whenStarted = <T>(starting: Promise<T>, close: (started: T) => unknown) =>
  starting.then(close, () => undefined);

/** Passes requests that are not for the API to the other listener. */
function serveBeside({ server }: FastifyInstance, other: RequestListener): void {
  const [api] = server.listeners('request') as RequestListener[];
  if (api) server.off('request', api);
  server.on('request', (request, response) => {
    const isCall = /^\/api(?![^/?])/.test(request.url ?? '');
    (isCall ? api : other)?.(request, response);
  });
}

/**
 * Starts everything that one process runs.
 * @param loadOther the listener for all other requests on the same port, loaded while the database opens
 * @returns a function that closes it: first no new calls, then what is under way, then the database
 */
export async function startServer(
  config: Config,
  loadOther?: () => Promise<RequestListener>,
): Promise<() => Promise<void>> {
  const clock = createClock(config.CLOCK_AHEAD_DAYS);
  const { now } = clock;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    let logIdleError = (_error: Error): void => undefined;
    // A thread of PGlite's own opens it, while this one loads the rest.
    const opening = openDatabase(config, (error) => logIdleError(error));
    closers.push(() => whenStarted(opening, (it) => it.close()));
    const starting = startStandIns(config, async () => (await opening).db);
    closers.push(() => whenStarted(starting, (it) => it.close()));
    const [database, standIns, { buildApp }, other] = await Promise.all([
      opening,
      starting,
      import('./app'),
      loadOther?.(),
    ]);
    const { db } = database;
    if (config.DEMO_DATA) await loadDemoData(db, now());

    const context: AppContext = { db, config, now, secrets: await loadServerSecrets(db) };
    const app = await buildApp(context);
    logIdleError = (err) => app.log.warn({ err }, 'an idle database connection failed');

    const mail = await startMail(context, standIns.smtpUrl, app.log);
    closers.push(() => mail?.stop());
    const watchMail = watchOutbox({ db, now, log: app.log });
    const jobs = [
      // Rounds already show as concluded before it runs.
      { name: 'conclude-rounds', everyMs: DAY_MS, run: () => concludeRounds(db, now()) },
      // Reminders are due once a day; hourly, so that a restart delays none by a day.
      { name: 'send-reminders', everyMs: HOUR_MS, run: sendReminders },
      // Digests are due in the morning; run often, so that none is late by much.
      { name: 'send-digests', everyMs: 10 * MINUTE_MS, run: sendDigests },
      { name: 'forget-expired', everyMs: HOUR_MS, run: forgetExpired },
      { name: 'forget-mails', everyMs: HOUR_MS, run: () => forgetMails(db, now()) },
      { name: 'forget-reports', everyMs: HOUR_MS, run: forgetReports },
      { name: 'watch-mail', everyMs: MINUTE_MS, run: watchMail },
      // PostgreSQL does it by itself.
      ...(database.lock
        ? [{ name: 'tend-tables' as const, everyMs: DAY_MS, run: () => tendTables(db) }]
        : []),
    ] satisfies Job[];
    const repeated = jobs.map((job) => repeatJob(app, job));
    closers.push(() => Promise.all(repeated.map((job) => job.stop())));
    const control = await serveControl(database, (socket) => {
      registerImportControl(socket, context);
      registerAdminControl(socket, context);
      const runJobs = () => Promise.all(repeated.map((job) => job.run()));
      registerClockControl(socket, { config, clock, runJobs });
    });
    closers.push(() => control?.close());

    if (other) serveBeside(app, other);
    closers.push(() => app.close());
    await app.listen({ host: config.HOST, port: config.PORT });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
