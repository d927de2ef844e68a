import type { Role } from '../accounts/accounts.rules';
import { CONSOLE_PATH } from '../console/console.rules';

/** What must be known about a remote before it is loaded. */
export interface RemoteFacts {
  /** The team responsible: the panel shown instead of the remote names it. */
  team: string;
  /** The role that its screens are for; null for signed-out visitors. */
  role: Role | null;
  /**
   * Paths that it owns, each with everything below it. If absent, every path of the role that no other remote owns;
   * each role has one such remote, which fills the chrome's slots.
   */
  paths?: readonly string[];
  /** Only users of the role with access to the console find its paths. */
  isConsole?: true;
}

/**
 * The remotes. Names are also their folders, their federation names and their keys in the registry; the place
 * in this table decides the port of a development server, so new ones come last (docs/deploying.md).
 */
const TABLE = {
  'investor-app': { team: 'the investors’ team', role: 'investor' },
  'entrepreneur-app': { team: 'the entrepreneurs’ team', role: 'entrepreneur' },
  'auth-app': { team: 'the accounts team', role: null },
  'association-app': {
    team: "the association's team",
    role: 'investor',
    paths: [CONSOLE_PATH],
    isConsole: true,
  },
} as const satisfies Record<string, RemoteFacts>;

export const REMOTES: Readonly<Record<keyof typeof TABLE, RemoteFacts>> = TABLE;

type Name = keyof typeof REMOTES;

const namesOf = (role: Role | null): Name[] =>
  (Object.keys(REMOTES) as Name[]).filter((name) => REMOTES[name].role === role);

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The remote that has everything of a role that no other remote owns. */
export function remoteOfRole(role: Role | null): Name {
  const name = namesOf(role).find((known) => !REMOTES[known].paths);
  if (!name) throw new Error(`No remote is there for the role ${role ?? 'signed out'}.`);
  return name;
}

/**
 * The remote that a path belongs to, for a user of a role: the one that owns it, else the role's default.
 * @param mayUseConsole true where it is not known
 */
export function remoteAt(role: Role | null, pathname: string, mayUseConsole = true): Name {
  const owner = namesOf(role).find(
    (name) =>
      REMOTES[name].paths?.some((path) => isBelow(pathname, path)) &&
      (mayUseConsole || !REMOTES[name].isConsole),
  );
  return owner ?? remoteOfRole(role);
}
