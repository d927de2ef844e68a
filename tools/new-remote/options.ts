import { parseArgs } from 'node:util';

import { ROLES, type Role } from '@syndication/contract/accounts/accounts.rules';
import { isPublicPath, isShellPath } from '@syndication/contract/host/paths';
import { REMOTES, type RemoteFacts } from '@syndication/contract/release/remotes.rules';

const USAGE = `npm run new-remote -- <name>-app --role ${ROLES.join('|')} --path /<path> --team "the … team"

  lays out a remote that owns a path of a role: its folder, its line in the contract's table, its image and
  its pipeline; docs/deploying.md says what comes then`;

const NAME = /^[a-z]+(-[a-z]+)*-app$/;
const PATH = /^(\/[a-z0-9-]+)+$/;

/** A remote that is to be. */
export interface NewRemote extends RemoteFacts {
  name: string;
  role: Role;
  path: string;
}

/** What the name says to people: `Insights` for `insights-app`. */
export function titleOf(name: string): string {
  const words = name.replace(/-app$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @throws Error that says what is missing or taken */
export function readNewRemote(args: string[]): NewRemote {
  const { values, positionals } = parseArgs({
    args,
    options: { role: { type: 'string' }, path: { type: 'string' }, team: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', ...more] = positionals;
  const role = ROLES.find((known) => known === values.role);
  const { path = '', team = '' } = values;
  if (!NAME.test(name) || more.length > 0 || !role || !PATH.test(path) || !team.trim()) {
    throw new Error(USAGE);
  }
  if (name in REMOTES) throw new Error(`There is a remote ${name} already.`);
  if (isPublicPath(path) || isShellPath(path)) throw new Error(`The shell has ${path} itself.`);
  const owner = Object.entries(REMOTES).find(([, facts]) => facts.paths?.includes(path));
  if (owner) throw new Error(`${path} belongs to ${owner[0]}.`);
  return { name, role, path, team: team.trim() };
}
