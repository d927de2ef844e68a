import { APP_NAMES } from '@syndication/contract/release/registry.rules';
import {
  FAILURE_REASONS,
  LOAD_PHASES,
  RELEASE_MEASURES,
} from '@syndication/contract/release/release-reports.rules';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { isOneOf, moment } from './columns';

/** A release, the shell that it ran in, and the hour. */
const hourColumns = {
  /** Without a check, so that a new remote needs no migration. */
  app: text('app', { enum: APP_NAMES }).notNull(),
  version: text('version').notNull(),
  shell: text('shell').notNull(),
  /** Its beginning. */
  hour: moment('hour').notNull(),
};

/** One row for every hour in which something was reported of a release. */
export const releaseHours = pgTable(
  'release_hours',
  {
    ...hourColumns,
    loads: integer('loads').notNull(),
    errors: integer('errors').notNull(),
  },
  (t) => [primaryKey({ columns: [t.app, t.version, t.shell, t.hour] }), index().on(t.hour)],
);

export const releaseFailures = pgTable(
  'release_failures',
  {
    ...hourColumns,
    phase: text('phase', { enum: LOAD_PHASES }).notNull(),
    reason: text('reason', { enum: FAILURE_REASONS }).notNull(),
    /** Whether the page took another release. */
    fellBack: boolean('fell_back').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'release_failures_pk',
      columns: [t.app, t.version, t.shell, t.hour, t.phase, t.reason, t.fellBack],
    }),
    check('release_failures_phase_known', isOneOf(t.phase, LOAD_PHASES)),
    check('release_failures_reason_known', isOneOf(t.reason, FAILURE_REASONS)),
    index().on(t.hour),
  ],
);

/** Histograms; `record-reports.repository.ts` says what a bucket holds. */
export const releaseMeasures = pgTable(
  'release_measures',
  {
    ...hourColumns,
    measure: text('measure', { enum: RELEASE_MEASURES }).notNull(),
    bucket: smallint('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.version, t.shell, t.hour, t.measure, t.bucket] }),
    check('release_measures_measure_known', isOneOf(t.measure, RELEASE_MEASURES)),
    index().on(t.hour),
  ],
);

/** Today's salt for hashing clients. It is deleted after the day, so that no hash can be traced to an address. */
export const reportDays = pgTable('report_days', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** Who saw a release, so that many reports of one client are not taken for those of many. */
export const releaseClients = pgTable(
  'release_clients',
  {
    day: date('day').notNull(),
    app: text('app', { enum: APP_NAMES }).notNull(),
    version: text('version').notNull(),
    /** Hash of the client's address with the salt of the day. */
    client: text('client').notNull(),
    seenAt: moment('seen_at').notNull(),
    failedAt: moment('failed_at'),
    erredAt: moment('erred_at'),
  },
  (t) => [primaryKey({ columns: [t.day, t.app, t.version, t.client] }), index().on(t.seenAt)],
);

/** The releases that are counted today: a limited number, whatever strangers make up. */
export const reportedReleases = pgTable(
  'reported_releases',
  {
    day: date('day').notNull(),
    app: text('app', { enum: APP_NAMES }).notNull(),
    version: text('version').notNull(),
    shell: text('shell').notNull(),
    /** The client that named it first. */
    namedBy: text('named_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.app, t.version, t.shell] })],
);
