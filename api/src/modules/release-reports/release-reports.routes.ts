import {
  getReleaseReports,
  postReleaseReports,
} from '@syndication/contract/release/release-reports.endpoints';

import type { RegisterModule } from '../../app-context';
import { lineOf } from '../../http/client-address';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { readCounts } from './read-counts';
import { recordReports } from './record-reports';
import { hourOf, hoursBefore } from './reporting-time';
import { summarizeCounts } from './summarize-counts';

/** An office reports from one address. */
const REPORTS_PER_MINUTE = 60;
const READS_PER_MINUTE = 30;
const DAY_HOURS = 24;

export const registerReleaseReports: RegisterModule = (app) => {
  const { db, config, now } = app.context;

  registerEndpoint(
    app,
    postReleaseReports,
    async ({ body, request }) => {
      const uncounted = await recordReports(app.context, lineOf(request.ip), body.reports);
      if (uncounted > 0) request.log.warn({ uncounted }, 'too many releases were reported today');
    },
    { rateLimits: [perAddress(REPORTS_PER_MINUTE)] },
  );

  registerEndpoint(
    app,
    getReleaseReports,
    async ({ query }) => {
      const since = hourOf(hoursBefore(now(), query.sinceHours ?? DAY_HOURS));
      return summarizeCounts(await readCounts(db, { app: query.app, since }));
    },
    { rateLimits: [perAddress(READS_PER_MINUTE)], machineToken: config.RELEASE_REPORTS_TOKEN },
  );
};
