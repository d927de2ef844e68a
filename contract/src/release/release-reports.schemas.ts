import * as z from 'zod/mini';

import type { AppName } from './registry.rules';
import {
  FAILURE_REASONS,
  LOAD_PHASES,
  MAX_REPORTED_MS,
  MAX_REPORTS_PER_CALL,
  RELEASE_VERSION,
} from './release-reports.rules';

const nameSchema = (pattern: RegExp) => z.string().check(z.maxLength(50), z.regex(pattern));
const versionSchema = nameSchema(RELEASE_VERSION);
const upTo = (most: number) => z.number().check(z.minimum(0), z.maximum(most));
const msSchema = z.optional(upTo(MAX_REPORTED_MS));

/** What a report is about. It never says who saw the page, or which page. */
const releaseShape = {
  /** Any name that an app could have: pages and API are deployed apart, and one may not know it yet. */
  app: nameSchema(/^[a-z][a-z0-9-]*$/),
  version: versionSchema,
  /** Version of the shell that the page runs on; for the shell its own. */
  shell: versionSchema,
};

const releaseReportSchema = z.discriminatedUnion('kind', [
  z.object({
    ...releaseShape,
    kind: z.literal('load'),
    /** Milliseconds that each phase took; a phase that the page did not go through is left out. */
    phases: z.object({ registry: msSchema, entry: msSchema, chunk: msSchema, render: msSchema }),
    /** Bytes over the network; absent for a cached release. */
    transferredBytes: z.optional(upTo(1_000_000_000)),
  }),
  z.object({
    ...releaseShape,
    kind: z.literal('failure'),
    phase: z.enum(LOAD_PHASES),
    reason: z.enum(FAILURE_REASONS),
    /** The release that the page took instead. */
    fellBackTo: z.nullable(versionSchema),
    /**
     * Milliseconds that the page waited for the release, or for its failed screen, before it gave up: almost none for
     * an error response, the deadline for no response. Absent if not measured.
     */
    afterMs: msSchema,
  }),
  /** A fault outside rendering, once per page. */
  z.object({ ...releaseShape, kind: z.literal('error') }),
  z.object({
    ...releaseShape,
    kind: z.literal('vitals'),
    /** Web vitals, in milliseconds, except `cls`, which has no unit. */
    values: z.object({
      ...{ lcp: msSchema, inp: msSchema, fcp: msSchema, ttfb: msSchema },
      cls: z.optional(upTo(1000)),
    }),
  }),
]);
/** What a page sent; it may be newer than the API, and have a remote that the API does not know. */
export type SentReport = z.output<typeof releaseReportSchema>;

export type ReleaseReport = SentReport & { app: AppName };

export const releaseReportsSchema = z.object({
  reports: z.array(releaseReportSchema).check(z.minLength(1), z.maxLength(MAX_REPORTS_PER_CALL)),
});

const count = z.int();

/**
 * What was reported of one release. Apps, phases, reasons and measures are those of the API: an older checkout may
 * get values that it does not know, and must not lose the rest.
 */
export const releaseCountsSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** The first hour within the asked time that has a report. */
  firstHour: z.iso.datetime(),
  lastHour: z.iso.datetime(),
  loads: count,
  failures: count,
  /** Failures after which the page took another release. */
  fallbacks: count,
  errors: count,
  /** Distinct clients that reported anything: told apart for two days at most, and counted again every day. */
  clients: count,
  failingClients: count,
  erringClients: count,
  failuresBy: z.array(z.object({ phase: z.string(), reason: z.string(), count })),
  /** How the values of each measure (`RELEASE_MEASURES`) spread; those without a value are left out. */
  spreads: z.array(z.object({ measure: z.string(), count, p50: z.number(), p75: z.number() })),
  /** The same by the shell around it: one side of a pair may be at fault. */
  shells: z.array(z.object({ version: z.string(), loads: count, failures: count })),
});
export type ReleaseCounts = z.output<typeof releaseCountsSchema>;
