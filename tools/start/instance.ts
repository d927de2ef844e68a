import { createServer } from 'node:net';
import path from 'node:path';

import { REMOTE_NAMES, type RemoteName } from '@syndication/contract/release/registry.rules';
import { DEFAULT_SETTINGS, type Settings } from '@syndication/contract/settings/settings.rules';
import { readOrigins, readPort } from '@syndication/delivery-pages/environment';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * Every port of one instance, derived from `PORT`, so that a second instance needs only another one.
 * @throws Error when `PORT` is not a port that leaves room for the derived ones
 */
export const derivePorts = (pages = readPort(3000, 65_500)) => ({
  /** Pages and API; in development the dev server of the shell. */
  pages,
  /** The API in development. */
  api: pages + 1,
  mailbox: pages + 2,
  partner: pages + 3,
  smtp: pages + 4,
  identity: pages + 5,
});
export type Ports = ReturnType<typeof derivePorts>;

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
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port} (${name}) is in use. Stop what listens there, or choose another one, for example PORT=3100.`,
    );
  }
}

export const dataDirOfInstance = (): string =>
  path.resolve(process.env['DATA_DIR'] || path.join(REPOSITORY, '.data'));

/** Where browsers find an instance: `PUBLIC_ORIGIN`, if something in front of it has another address. */
export const originOf = ({ pages }: Pick<Ports, 'pages'>): string =>
  readOrigins('PUBLIC_ORIGIN', 1)[0] ?? `http://localhost:${pages}`;

/** What the demo is given unless something else is set: its stand-in of the partner programme, and where support is. */
export const demoSettings = ({ partner }: Ports): Partial<Settings> => ({
  partnerOrigin: `http://localhost:${partner}`,
  supportEmail: DEFAULT_SETTINGS.supportEmail,
});

/** What the API is told of the instance that it is part of. */
export const apiEnvironment = (ports: Ports, settings: Partial<Settings>) => ({
  HOST: '127.0.0.1',
  DATA_DIR: dataDirOfInstance(),
  PUBLIC_ORIGIN: originOf(ports),
  PUBLIC_SETTINGS: JSON.stringify(settings),
});

/** What makes the API run its stand-ins and load the demo data. */
export const demoEnvironment = (ports: Ports) => ({
  DEMO_DATA: 'true',
  MAILBOX_PORT: String(ports.mailbox),
  PARTNER_PORT: String(ports.partner),
  MAILBOX_SMTP_PORT: String(ports.smtp),
  IDENTITY_PORT: String(ports.identity),
});
