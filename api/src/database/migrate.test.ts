import { sql } from 'drizzle-orm';

import { useApi } from '../testing/use-api';
import { queryRows } from './database';
import { migrate } from './migrate';

const api = useApi([]);

describe('migrating', () => {
  it('changes nothing the second time, even when two processes start at once', async () => {
    expect(await Promise.all([migrate(api.db), migrate(api.db)])).toEqual([0, 0]);
  });

  it('refuses the database of a newer version', async () => {
    await api.db.execute(sql`insert into applied_migrations (hash) values ('of tomorrow')`);
    await expect(migrate(api.db)).rejects.toThrow('a newer version');
    await api.db.execute(sql`delete from applied_migrations where hash = 'of tomorrow'`);
  });

  it.each([
    [
      'a second account for an address',
      `insert into users (email, first_name, last_name, role)
      values ('a@b.test', 'A', 'B', 'investor'), ('a@b.test', 'A', 'B', 'investor')`,
    ],
    [
      'an address in capitals',
      `insert into users (email, first_name, last_name, role)
      values ('A@b.test', 'A', 'B', 'investor')`,
    ],
    [
      'an unknown role',
      `insert into users (email, first_name, last_name, role)
      values ('a@b.test', 'A', 'B', 'admin')`,
    ],
    [
      'a qualification that is none',
      `insert into ventures (company_name, qualification)
      values ('A', array['Tall co-founder(s)'])`,
    ],
    [
      'an import twice',
      `insert into ventures (company_name, source, external_id)
      values ('A', 's', '1'), ('B', 's', '1')`,
    ],
    [
      'an owned venture without its facts',
      `with owner as (insert into users (email, first_name, last_name, role)
      values ('a@b.test', 'A', 'B', 'entrepreneur') returning id)
      insert into ventures (company_name, owner_id) select 'A', id from owner`,
    ],
    [
      'a negative amount',
      `with v as (insert into ventures (company_name) values ('A') returning id)
      insert into rounds (venture_id, number, amount_usd) select id, 1, -1 from v`,
    ],
    [
      'a concluded round that is open',
      `with v as (insert into ventures (company_name) values ('A') returning id)
      insert into rounds (venture_id, number, is_editable) select id, 1, false from v`,
    ],
    [
      'two editable rounds',
      `with v as (insert into ventures (company_name) values ('A') returning id)
      insert into rounds (venture_id, number) select id, n from v, generate_series(1, 2) n`,
    ],
  ])('leaves a schema that refuses %s', async (_, statement) => {
    await expect(api.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^23/) as unknown },
    });
    const left = await queryRows(api.db, sql`select 1 from users union all select 1 from ventures`);
    expect(left).toEqual([]);
  });
});
