import { APP_NAMES } from '@syndication/contract/release/registry.rules';
import {
  getReleaseReports,
  postReleaseReports,
} from '@syndication/contract/release/release-reports.endpoints';
import type {
  ReleaseReport,
  SentReport,
} from '@syndication/contract/release/release-reports.schemas';

import type { RegisterModule } from '../../app-context';
import { subscriberOf } from '../../http/client-address';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { countReports } from './count-reports.repository';
import { hoursBefore, recordReports } from './record-reports';

/** An office reports from one address. */
const REPORTS_PER_MINUTE = 60;
const READS_PER_MINUTE = 30;
const DAY_HOURS = 24;

/** A shell may have a remote that the API does not know yet: its reports about other apps still count. */
const isOfKnownApp = (report: SentReport): report is ReleaseReport =>
  APP_NAMES.some((name) => name === report.app);

export const registerReleaseReports: RegisterModule = (app) => {
  const { db, config, now } = app.context;

  registerEndpoint(
    app,
    postReleaseReports,
    async ({ body, request }) => {
      const known = body.reports.filter(isOfKnownApp);
      const unknown = body.reports.length - known.length;
      if (unknown > 0) request.log.warn({ unknown }, 'unknown apps were reported');
      const uncounted = await recordReports(app.context, subscriberOf(request.ip), known);
      if (uncounted > 0) request.log.warn({ uncounted }, 'too many releases were reported today');
    },
    { rateLimits: [perAddress(REPORTS_PER_MINUTE)], isPatient: true },
  );

  registerEndpoint(
    app,
    getReleaseReports,
    ({ query: { app: reported, sinceHours = DAY_HOURS } }) =>
      countReports(db, reported, hoursBefore(now(), sinceHours)),
    { rateLimits: [perAddress(READS_PER_MINUTE)], machineToken: config.RELEASE_REPORTS_TOKEN },
  );
};
