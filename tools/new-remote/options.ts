import { ROLES, type Role } from '@syndication/contract/accounts/accounts.rules';
import { isPublicPath, isShellPath } from '@syndication/contract/host/paths';
import { remoteAt, REMOTES, type RemoteFacts } from '@syndication/contract/release/remotes.rules';

import { UsageError } from '@syndication/delivery-release/command-line';

const NAME = /^[a-z]+(-[a-z]+)*-app$/;
const PATH = /^(\/[a-z0-9-]+)+$/;
/** Calls and files of builds, which are no pages. */
const SERVER_PATH = /^\/(api|assets|remotes)(\/|$)/;

/** A remote that is to be. */
export interface NewRemote extends RemoteFacts {
  name: string;
  role: Role;
  path: string;
  /** What the name says to people: `Insights` for `insights-app`. */
  title: string;
}

/** The arguments of `npm run new-remote`. */
export interface NewRemoteLine {
  values: { role?: string | undefined; path?: string | undefined; team?: string | undefined };
  positionals: string[];
}

/** @throws UsageError that says what is missing or taken */
export function readNewRemote({ values, positionals }: NewRemoteLine): NewRemote {
  const [name = '', ...more] = positionals;
  const role = ROLES.find((known) => known === values.role);
  const { path = '', team = '' } = values;
  if (!NAME.test(name) || more.length > 0)
    throw new UsageError('Name one app, such as insights-app.');
  if (!role) throw new UsageError(`--role must be one of ${ROLES.join(', ')}.`);
  if (!PATH.test(path)) throw new UsageError('--path must be a path such as /insights.');
  if (!team.trim()) throw new UsageError('--team is missing.');
  if (name in REMOTES) throw new UsageError(`There is a remote ${name} already.`);
  if (isPublicPath(path) || isShellPath(path) || SERVER_PATH.test(path)) {
    throw new UsageError(`${path} belongs to the shell or its server.`);
  }
  const owner = remoteAt(role, path);
  if (REMOTES[owner].paths) throw new UsageError(`${path} belongs to ${owner}.`);
  const words = name.replace(/-app$/, '').replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, role, path, team: team.trim(), title };
}
