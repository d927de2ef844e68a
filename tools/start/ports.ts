import { createServer } from 'node:net';

import { REMOTE_NAMES, type RemoteName } from '@syndication/contract/release/registry.rules';
import { readPort } from '@syndication/delivery-pages/environment';

/** Every port of one instance, derived from `PORT`, so that a second instance needs only another one. */
export interface Ports {
  /** Of pages and API; in development of the shell's server. */
  pages: number;
  /** Of the API in development. */
  api: number;
  mailbox: number;
  partner: number;
  smtp: number;
  identity: number;
}

/** @throws Error when `PORT` is not a port that leaves room for the derived ones */
export function derivePorts(pages = readPort(3000, 65_500)): Ports {
  return {
    pages,
    api: pages + 1,
    mailbox: pages + 2,
    partner: pages + 3,
    smtp: pages + 4,
    identity: pages + 5,
  };
}

/** Remotes' development servers stand a little above the other ports of an instance. */
const FIRST_REMOTE_OFFSET = 10;

/** How many ports from `PORT` on an instance may need, those of remotes in development among them. */
export const PORTS_OF_INSTANCE = FIRST_REMOTE_OFFSET + REMOTE_NAMES.length;

export function remotePort({ pages }: Pick<Ports, 'pages'>, remote: RemoteName): number {
  return pages + FIRST_REMOTE_OFFSET + REMOTE_NAMES.indexOf(remote);
}

/** True when nothing listens on the port of the loopback interface. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** @throws Error that names the first port in use */
export async function requireFreePorts(ports: Ports | Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries<number>({ ...ports })) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} (${name}) is in use. Stop what listens there, or choose another PORT, for example: PORT=3100 npm start`,
      );
    }
  }
}
