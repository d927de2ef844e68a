import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from './accounts';
import { createdAt, id, moment } from './columns';
import { groups, members } from './members';

/** The settings of the console; others come from `PUBLIC_SETTINGS`, else the default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
});

/** One row at most: the association, and the progress of its set-up. */
export const association = pgTable(
  'association',
  {
    id: integer('id').primaryKey().default(1),
    /** Counts writes of settings; a write names the version that it was based on. */
    settingsVersion: integer('settings_version').notNull().default(1),
    /** When somebody dismissed the set-up. */
    setUpAt: moment('set_up_at'),
    createdAt: createdAt(),
  },
  (t) => [check('association_is_one', sql`${t.id} = 1`)],
);

/**
 * Texts of the agreement after the first one, which comes with the product. The newest one that is published is in
 * force.
 */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    number: integer('number').primaryKey(),
    /** HTML, sanitised when it was written. */
    body: text('body').notNull(),
    createdAt: createdAt(),
    /** Null for a draft. */
    publishedAt: moment('published_at'),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** Counts writes; a write names the version that it was based on. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('agreement_versions_follow_the_first', sql`${t.number} >= 2`),
    uniqueIndex('agreement_versions_one_draft')
      .on(sql`(${t.publishedAt} is null)`)
      .where(sql`${t.publishedAt} is null`),
  ],
);

/** Repeated jobs, one row each regardless of the number of replicas. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  nextAt: moment('next_at').notNull(),
  /** In a row, until now. */
  failures: integer('failures').notNull().default(0),
  lastError: text('last_error'),
});

/** Files of members that were imported; they can be undone for a day. */
export const memberImports = pgTable('member_imports', {
  id: id(),
  importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
  fileName: text('file_name').notNull(),
  createdAt: createdAt(),
  undoneAt: moment('undone_at'),
});

/** What an import made: an account, or a membership of somebody who was there before. */
export const memberImportRows = pgTable(
  'member_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => memberImports.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Null where the whole account is of the import. */
    groupId: uuid('group_id').references(() => groups.id),
  },
  (t) => [
    uniqueIndex('member_import_rows_key').on(t.importId, t.memberId, t.groupId),
    index().on(t.memberId),
  ],
);
