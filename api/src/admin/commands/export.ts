import { sql, type SQL } from 'drizzle-orm';

import { readRows, readSnapshot } from '../../database/read-rows';
import { lastingMemberships } from '../../modules/members/memberships';
import { text, WrongCommand, type Commands } from '../command';
import { writeFinished } from '../write-finished';

/** The association's data, without passwords, keys, links and confidential votes. */
const PARTS: Record<string, SQL> = {
  settings: sql`select name, value from settings order by name`,
  groups: sql`select id, title, created_at, archived_at from groups order by title`,
  angelGroups: sql`select a.id, a.title, a.created_at, a.archived_at,
    array(select c.group_id from angel_group_connections c where c.angel_group_id = a.id) as groups
    from angel_groups a order by a.title`,
  people: sql`select u.id, u.email, u.first_name, u.last_name, u.role, u.created_at, u.last_signed_in_at,
    u.deactivated_at, m.id as member_id, m.angel_group_id, coalesce(m.is_staff, false) as is_staff
    from users u left join members m on m.user_id = u.id where u.deleted_at is null order by u.email`,
  memberships: sql`select mg.member_id, mg.group_id, mg.is_admin
    from ${lastingMemberships} mg order by mg.member_id, mg.group_id`,
  agreements: sql`select member_id, version, accepted_at
    from policy_acceptances order by member_id, version`,
  ventures: sql`select * from ventures order by id`,
  rounds: sql`select * from rounds order by venture_id, number`,
  nominations: sql`select * from nominations order by created_at, id`,
  updates: sql`select id, title, description, body, created_at, published_at, taken_back_at
    from contents order by created_at, id`,
};

async function* writeParts(tx: Parameters<typeof readRows>[0], now: Date, count: () => void) {
  yield `{"exportedAt":${JSON.stringify(now.toISOString())}`;
  for (const [name, statement] of Object.entries(PARTS)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const rows of readRows(tx, statement)) {
      for (const row of rows) {
        count();
        yield `${separator}${row}`;
        separator = ',\n';
      }
    }
    yield ']';
  }
  yield '}\n';
}

export const EXPORT_COMMANDS: Commands = {
  export: {
    usage: 'export --out file.json',
    about:
      'writes settings, groups, people, memberships, agreements, ventures, rounds, nominations and updates as JSON; no votes, which are in confidence, no passwords and no keys',
    options: { out: text },
    paths: ['out'],
    maxWords: 0,
    run: async ({ db, now }, { out }) => {
      if (!out) throw new WrongCommand('--out must be a file.');
      let rows = 0;
      await readSnapshot(db, (tx) =>
        writeFinished(
          out,
          writeParts(tx, now(), () => (rows += 1)),
        ),
      );
      return { text: `${rows} entries are in ${out}.`, data: { file: out, rows } };
    },
  },
};
