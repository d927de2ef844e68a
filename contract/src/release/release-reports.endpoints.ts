import * as z from 'zod/mini';

import { defineEndpoint } from '../http/endpoint';
import { APP_NAMES } from './registry.rules';
import { REPORTS_KEPT_HOURS } from './release-reports.rules';
import { releaseCountsSchema, releaseReportsSchema } from './release-reports.schemas';

/** What a page reports about the releases that it loads. Anyone can report, so counts are no proof. */
export const postReleaseReports = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/release-reports',
  access: 'anyone',
  summary: 'Report loads and failures of releases',
  body: releaseReportsSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

/** The latest release of each app first. */
export const getReleaseReports = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/release-reports',
  access: 'staff-or-machine',
  summary: 'Counts per release, for staff and for a machine with the token of the settings',
  query: z.object({
    app: z.optional(z.enum(APP_NAMES)),
    /** By default a day. */
    sinceHours: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(REPORTS_KEPT_HOURS)),
    ),
  }),
  response: z.array(releaseCountsSchema),
  errors: ['TOO_MANY_REQUESTS'],
});
