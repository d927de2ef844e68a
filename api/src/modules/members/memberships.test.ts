import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../..');
const READS = /\b(from|join)\s+member_groups\b|\b(from|join)\(memberGroups\b/i;

it('alone reads the table, so that nobody forgets memberships that have ended', () => {
  const readers = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => READS.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(readers).toEqual(['modules/members/memberships.ts']);
});
