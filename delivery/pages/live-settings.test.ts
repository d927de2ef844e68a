import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { LiveSettings } from './live-settings';

let api: Server;
let answer: { status: number; body: string };
let asked: number;
let mayAnswer: Promise<void>;

beforeEach(async () => {
  asked = 0;
  answer = { status: 200, body: '{"data":{"brand":"Harbor"}}' };
  mayAnswer = Promise.resolve();
  api = createServer((_request, response) => {
    asked += 1;
    void mayAnswer.then(() => response.writeHead(answer.status).end(answer.body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

const origin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const GIVEN = { brand: 'Given' };
/** A busy machine may need more than a page would wait. */
const PATIENT_MS = 10_000;

/** The API is asked, and says nothing until it is told to. */
function answerLater(): { speak: () => void } {
  let speak = () => {};
  mayAnswer = new Promise((resolve) => {
    speak = resolve;
  });
  return { speak: () => speak() };
}

it('tells what the API says at once, and asks it once a second', async () => {
  const settings = new LiveSettings(GIVEN, origin(), PATIENT_MS);
  const told = await settings.read();
  expect(told).toEqual({ brand: 'Harbor' });
  for (let turn = 0; turn < 50; turn += 1) expect(await settings.read()).toBe(told);
  expect(asked).toBe(1);
});

it.each([
  ['fails', 503, '{"error":{"code":"UNAVAILABLE"}}'],
  ['answers no JSON', 200, '<html>'],
  ['answers something else', 200, '{}'],
])('goes on with what was known while the API %s', async (_, status, body) => {
  answer = { status, body };
  const settings = new LiveSettings(GIVEN, origin(), PATIENT_MS);
  expect(await settings.read()).toBe(GIVEN);
  expect(asked).toBe(1);
});

it('goes on with what was known while the API is silent, and has the answer once it comes', async () => {
  const silent = answerLater();
  const settings = new LiveSettings(GIVEN, origin());
  expect(await settings.read()).toBe(GIVEN);
  silent.speak();
  const until = Date.now() + 10_000;
  while ((await settings.read()) === GIVEN && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await settings.read()).toEqual({ brand: 'Harbor' });
});

it('asks nobody without an address', async () => {
  expect(await new LiveSettings(GIVEN, undefined).read()).toBe(GIVEN);
});
