import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_SETTINGS, publicPartOf } from '@syndication/contract/settings/settings.rules';

/*
 * The settings as the edge's image reads them, without Node.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../docker/edge');
const KEYS = path.join(FOLDER, 'settings.keys');

function readByEdge(settings: string): string {
  return execFileSync('awk', ['-v', `keys=${KEYS}`, '-f', path.join(FOLDER, 'settings.awk')], {
    env: { ...process.env, PUBLIC_SETTINGS: settings },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function refusalOf(settings: string): string {
  try {
    readByEdge(settings);
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

it('knows the settings of the contract, their kinds, and which of them the page may have', () => {
  const kindOf = (value: unknown) =>
    typeof value === 'string' ? 'text' : Array.isArray(value) ? 'list' : 'object';
  const page = publicPartOf(DEFAULT_SETTINGS);
  const lines = Object.entries(DEFAULT_SETTINGS).map(
    ([name, value]) => `${name} ${kindOf(value)} ${name in page ? 'page' : 'api'}`,
  );
  expect(readFileSync(KEYS, 'utf8').trim().split('\n').sort()).toEqual(lines.sort());
});

it.each([
  ['nothing', ''],
  ['an empty object', ' { } '],
])('takes %s', (_name, settings) => expect(readByEdge(settings)).toBe('{}'));

it('gives the page what it may have, and nothing that ends a script', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    brand: '</script><b> "Ä" \\ & \n',
    partnerExtraFields: { a: '1', b: '}' },
  };
  const text = readByEdge(JSON.stringify(settings, null, 2));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(publicPartOf(settings));
});

it.each([
  ['an unknown one', '{"colour":"red"}', 'there is no setting colour'],
  ['a wrong kind', '{"brand":7}', 'brand must be a text'],
  ['a text for a list', '{"identityProviders":"google"}', 'identityProviders must be a list'],
  ['a list', '[]', 'must be an object of settings'],
  ['no JSON', '{"brand":"a"', 'must be JSON'],
  ['something behind it', '{"brand":"a"} x', 'must be JSON'],
  ['a comma too many', '{"brand":"a",}', 'must be JSON'],
  ['two lines in a text', '{"brand":"a\nb"}', 'must be JSON'],
])('refuses %s in one line', (_name, settings, message) => {
  expect(refusalOf(settings)).toBe(`PUBLIC_SETTINGS: ${message}\n`);
});
