import path from 'node:path';

import { DEFAULT_SETTINGS, type Settings } from '@syndication/contract/settings/settings.rules';

import type { Ports } from './ports';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Where an instance keeps its data. */
export const dataDirOfInstance = (): string =>
  path.resolve(process.env['DATA_DIR'] || path.join(REPOSITORY, '.data'));

/** Where browsers find an instance. */
export const originOf = ({ pages }: Pick<Ports, 'pages'>): string => `http://localhost:${pages}`;

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
