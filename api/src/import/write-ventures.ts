import { sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';
import type { ImportRow } from './import-request';
import {
  columnList,
  inputRelation,
  ROUND_COLUMNS,
  VENTURE_COLUMNS,
  type InputRecord,
} from './input-records';

export interface WriteContext {
  source: string;
  groupId: string;
  now: Date;
}

const ventureNames = columnList(VENTURE_COLUMNS);
const roundNames = columnList(ROUND_COLUMNS);
const toMoment = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** New ventures with one open round each, nominated to the group. */
export async function createVentures(
  tx: Database,
  rows: readonly ImportRow[],
  { source, groupId, now }: WriteContext,
): Promise<void> {
  if (rows.length === 0) return;
  const moment = toMoment(now);
  await queryRows(
    tx,
    sql`with input as (select * from ${inputRelation(rows.map((row) => ({ row })))}),
    created as (
      insert into ventures (source, external_id, created_at, edited_at, confirmed_at, ${ventureNames})
      select ${source}, external_id, ${moment}, ${moment}, ${moment}, ${ventureNames} from input
      returning id, external_id
    ), opened as (
      insert into rounds (venture_id, number, created_at, updated_at, ${roundNames})
      select id, 1, ${moment}, ${moment}, ${roundNames} from created join input using (external_id)
    )
    insert into nominations (venture_id, group_id, created_at)
    select id, ${groupId}::uuid, ${moment} from created`,
  );
}

/** Writes what the file says; a fact that it lacks stays as it was. */
export async function updateVentures(
  tx: Database,
  records: readonly InputRecord[],
  { now }: Pick<WriteContext, 'now'>,
): Promise<void> {
  if (records.length === 0) return;
  const moment = toMoment(now);
  await queryRows(
    tx,
    sql`with input as (select * from ${inputRelation(records)}),
    updated as (
      update rounds set updated_at = ${moment},
        ${columnList(ROUND_COLUMNS, (name) => sql`${name} = coalesce(input.${name}, rounds.${name})`)}
      from input where rounds.id = input.input_round_id
    )
    update ventures set version = version + 1, edited_at = ${moment}, confirmed_at = ${moment},
      ${columnList(VENTURE_COLUMNS, (name) => sql`${name} = coalesce(input.${name}, ventures.${name})`)}
    from input where ventures.id = input.input_venture_id`,
  );
}

/** Adds ventures that are there already to the group. */
export async function nominateVentures(
  tx: Database,
  ventureIds: readonly string[],
  { groupId, now }: Pick<WriteContext, 'groupId' | 'now'>,
): Promise<void> {
  if (ventureIds.length === 0) return;
  await queryRows(
    tx,
    sql`insert into nominations (venture_id, group_id, created_at)
      select id::uuid, ${groupId}::uuid, ${toMoment(now)}
      from jsonb_array_elements_text(${JSON.stringify(ventureIds)}::jsonb) as t(id)
      on conflict (venture_id, group_id) do nothing`,
  );
}
