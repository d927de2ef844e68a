import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { AppContext } from '../../api/src/app-context';
import { queryRows, type Database } from '../../api/src/database/database';
import { rounds, ventures } from '../../api/src/database/schema';
import { listDeals } from '../../api/src/modules/ventures/list-ventures';
import type { DealReader } from '../../api/src/modules/ventures/member-columns.repository';
import { PEOPLE } from '../fixtures/people';

interface ReaderRow {
  userId: string;
  memberId: string;
  groupId: string;
  groupTitle: string;
}

/** Who reads the list, and of which group. */
export async function findReader(db: Database): Promise<ReaderRow> {
  const [row] = await queryRows<ReaderRow>(
    db,
    sql`select u.id::text as "userId", m.id::text as "memberId", g.id::text as "groupId",
        g.title as "groupTitle"
      from users u join members m on m.user_id = u.id join groups g on g.title = 'Northeast'
      where u.email = ${PEOPLE.reader.email}`,
  );
  if (!row) throw new Error('The demo data has no reader.');
  return row;
}

const columnsWithout = (table: PgTable, left: readonly string[]) =>
  sql.join(
    Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
      left.includes(key) ? [] : [sql.identifier(name)],
    ),
    sql`, `,
  );

/**
 * Copies listed deals of the group with their rounds until there are this many. The copies were updated one after
 * another, in an order independent of their names.
 */
export async function fillGroup(
  context: AppContext,
  { memberId, groupId, groupTitle }: ReaderRow,
  count: number,
): Promise<void> {
  const reader: DealReader = {
    memberId,
    activeGroup: { id: groupId, title: groupTitle },
    usesDefaultGroup: false,
  };
  const listed = await listDeals(context, reader);
  const missing = count - listed.length;
  const copies = Math.ceil(missing / listed.length);
  const ids = sql.join(
    listed.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const ventureColumns = columnsWithout(ventures, [
    ...['id', 'ownerId', 'version', 'companyName', 'editedAt', 'confirmedAt'],
    ...['source', 'externalId'],
  ]);
  const roundColumns = columnsWithout(rounds, ['id', 'ventureId']);
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copies as
      select *, row_number() over (order by md5(id::text)) as age from
        (select v.id as original, gen_random_uuid() as id, n
        from ventures v cross join generate_series(1, ${sql.raw(String(copies))}) n where v.id in (${ids})
        order by n, v.id limit ${missing}) c`);
    await tx.execute(sql`insert into ventures
        (id, company_name, edited_at, confirmed_at, ${ventureColumns})
      select c.id, left(company_name, 40) || ' ' || c.n,
        latest - c.age * interval '5 minutes', latest - c.age * interval '5 minutes',
        ${ventureColumns}
      from copies c join ventures v on v.id = c.original
        cross join (select max(confirmed_at) as latest from ventures where id in (${ids})) l`);
    await tx.execute(sql`insert into rounds (venture_id, ${roundColumns})
      select c.id, ${roundColumns} from copies c join rounds r on r.venture_id = c.original`);
    await tx.execute(sql`insert into nominations (venture_id, group_id, nominated_by)
      select c.id, ${groupId}::uuid, (select n.nominated_by from nominations n
        join users u on u.email = n.email join ventures v on v.owner_id = u.id
        where v.id = c.original order by n.created_at limit 1) from copies c`);
  });
}
