import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { LiveSettings } from './live-settings';

let api: Server;
let answer: { status: number; body: string };
let asked: number;

beforeEach(async () => {
  asked = 0;
  answer = { status: 200, body: '{"data":{"brand":"Harbor"}}' };
  api = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

const address = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}/settings`;
const GIVEN = { brand: 'Given' };

/** Reads until they are what is expected. */
async function expectSoon(settings: LiveSettings, expected: object): Promise<void> {
  const until = Date.now() + 10_000;
  while (JSON.stringify(settings.read()) !== JSON.stringify(expected) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(settings.read()).toEqual(expected);
}

it('tells what was given until the API has told its own, and asks it once a second', async () => {
  const settings = new LiveSettings(GIVEN, address());
  expect(settings.read()).toBe(GIVEN);
  await expectSoon(settings, { brand: 'Harbor' });
  const told = settings.read();
  for (let turn = 0; turn < 50; turn += 1) expect(settings.read()).toBe(told);
  expect(asked).toBe(1);
});

it.each([
  ['fails', 503, '{"error":{"code":"UNAVAILABLE"}}'],
  ['answers no JSON', 200, '<html>'],
  ['answers something else', 200, '{}'],
])('goes on with what was known while the API %s', async (_, status, body) => {
  answer = { status, body };
  const settings = new LiveSettings(GIVEN, address());
  settings.read();
  while (asked === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settings.read()).toBe(GIVEN);
});

it('asks nobody without an address', () => {
  expect(new LiveSettings(GIVEN, undefined).read()).toBe(GIVEN);
});
