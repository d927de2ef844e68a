import {
  getReleaseReports,
  postReleaseReports,
} from '@syndication/contract/release/release-reports.endpoints';
import { isReportedApp } from '@syndication/contract/release/release-reports.rules';
import type {
  ReleaseReport,
  SentReport,
} from '@syndication/contract/release/release-reports.schemas';

import type { RegisterModule } from '../../app-context';
import { lineOf } from '../../http/client-address';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { findCounts } from './counts.repository';
import { recordReports } from './record-reports';
import { hourOf, hoursBefore } from './reporting-time';
import { summarizeCounts } from './summarize-counts';

/** An office reports from one address. */
const REPORTS_PER_MINUTE = 60;
const READS_PER_MINUTE = 30;
const DAY_HOURS = 24;

/** A shell may have a further remote before the API does: what it says of the others counts all the same. */
const isOfKnownApp = (report: SentReport): report is ReleaseReport => isReportedApp(report.app);

export const registerReleaseReports: RegisterModule = (app) => {
  const { db, config, now } = app.context;

  registerEndpoint(
    app,
    postReleaseReports,
    async ({ body, request }) => {
      const known = body.reports.filter(isOfKnownApp);
      const unknown = body.reports.length - known.length;
      if (unknown > 0) request.log.warn({ unknown }, 'unknown apps were reported');
      const uncounted = await recordReports(app.context, lineOf(request.ip), known);
      if (uncounted > 0) request.log.warn({ uncounted }, 'too many releases were reported today');
    },
    { rateLimits: [perAddress(REPORTS_PER_MINUTE)] },
  );

  registerEndpoint(
    app,
    getReleaseReports,
    async ({ query }) => {
      const since = hourOf(hoursBefore(now(), query.sinceHours ?? DAY_HOURS));
      return summarizeCounts(await findCounts(db, { app: query.app, since }));
    },
    { rateLimits: [perAddress(READS_PER_MINUTE)], machineToken: config.RELEASE_REPORTS_TOKEN },
  );
};
