import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readConfig, SETTING_NAMES } from './config';

/** What the image sets for itself, and what is refused in production. */
const NOT_IN_COMPOSE = new Set([
  ...['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'RELEASE_STORE', 'PROXY_HOPS'],
  ...['DEMO_DATA', 'CLOCK_AHEAD_DAYS', 'IDENTITY_PORT', 'PARTNER_PORT'],
  ...['MAILBOX_PORT', 'MAILBOX_SMTP_PORT'],
]);

const compose = readFileSync(join(import.meta.dirname, '../../docker/compose.yaml'), 'utf8');

/** Names in the environment of a service. */
function environmentOf(service: string): string[] {
  const [, block = ''] = new RegExp(`^  ${service}:\\n((?:    .*\\n)+)`, 'm').exec(compose) ?? [];
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(block) ?? [];
  return [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
}

describe('compose.yaml', () => {
  it('passes every setting that the API knows, and no other', () => {
    const expected = SETTING_NAMES.filter((name) => !NOT_IN_COMPOSE.has(name));
    expect(environmentOf('api').sort()).toEqual(expected.sort());
  });

  it('gives page and API the same settings', () => {
    expect(environmentOf('pages')).toContain('PUBLIC_SETTINGS');
    const passed = compose.match(/PUBLIC_SETTINGS: .*/g);
    expect(passed).toEqual(Array(2).fill('PUBLIC_SETTINGS: ${PUBLIC_SETTINGS:-}'));
  });

  it('has no password, secret or token of its own', () => {
    const secrets = compose.match(/\$\{[A-Z_]*(PASSWORD|SECRET|TOKEN)[^}]*\}/g) ?? [];
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter((secret) => !/^\$\{[A-Z_]+(:-|:\?[^}]+)\}$/.test(secret))).toEqual([]);
  });
});

describe('PUBLIC_SETTINGS', () => {
  it('is what mails and texts are written from', () => {
    const { settings } = readConfig({ PUBLIC_SETTINGS: '{"brand":"Harbor Deals"}' });
    expect(settings).toMatchObject({
      brand: 'Harbor Deals',
      supportEmail: 'support@syndication.example',
    });
  });

  it('wants passkeys for the console in production, unless it is told otherwise', () => {
    const wanted = (env: Record<string, string>) => readConfig(env).settings.consolePasskeys;
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://deals.test' };
    expect(wanted({})).toBe('no');
    expect(wanted(production)).toBe('yes');
    expect(wanted({ ...production, PUBLIC_SETTINGS: '{"consolePasskeys":"no"}' })).toBe('no');
    expect(wanted({ PUBLIC_SETTINGS: '{"consolePasskeys":"yes"}' })).toBe('yes');
  });

  it.each([
    ['{"colour":"red"}', 'PUBLIC_SETTINGS: there is no setting colour'],
    ['{"supportEmail":1}', 'PUBLIC_SETTINGS: supportEmail must be a text'],
    ['brand=x', 'PUBLIC_SETTINGS: must be JSON'],
  ])('ends the start for %s', (PUBLIC_SETTINGS, line) => {
    expect(() => readConfig({ PUBLIC_SETTINGS })).toThrow(`The settings are wrong: ${line}`);
  });

  it('refuses a sender without an address', () => {
    const read = (MAIL_FROM: string) => () => readConfig({ MAIL_FROM });
    expect(read('Harbor Deals')).toThrow('The settings are wrong: MAIL_FROM: must be an address');
    expect(read('Harbor Deals <deals@harbor.test>')).not.toThrow();
  });

  it.each([
    ['SUPPORT_EMAIL', 'supportEmail'],
    ['FEEDBACK_ADDRESSEE', 'feedbackAddressee'],
  ])('took the place of %s, which is refused with a word', (name, setting) => {
    expect(() => readConfig({ [name]: 'help@deals.test' })).toThrow(
      `The settings are wrong: ${name}: set "${setting}" in PUBLIC_SETTINGS instead`,
    );
    expect(() => readConfig({ [name]: '' })).not.toThrow();
  });
});

it.each([
  ['DATABASE_URL', 'foo', 'must be as postgres://user:password@host/name'],
  ['DATABASE_URL', 'https://foo', 'must be as postgres://user:password@host/name'],
  ['SMTP_URL', 'foo', 'must be as smtps://user:password@host'],
  ['PUBLIC_ORIGIN', 'foo', 'must be as https://deals.example'],
  ['CLOCK_AHEAD_DAYS', 'x', 'must be a whole number'],
])('says what %s must be, not %s', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `The settings are wrong: ${name}: ${message}`,
  );
});

describe('PUBLIC_ORIGIN', () => {
  it.each(['https://deals.test', 'https://Deals.test/', 'HTTPS://deals.test:443'])(
    'is kept as browsers write it: %s',
    (PUBLIC_ORIGIN) => {
      expect(readConfig({ PUBLIC_ORIGIN }).PUBLIC_ORIGIN).toBe('https://deals.test');
    },
  );

  it.each(['https://deals.test/app', 'https://deals.test/?a=1', 'https://a:b@deals.test', 'deals'])(
    'is refused where it cannot be the start of every link: %s',
    (PUBLIC_ORIGIN) => {
      expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(
        /^The settings are wrong: PUBLIC_ORIGIN: /,
      );
    },
  );
});
