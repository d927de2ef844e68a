import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { HEALTH_LIVE_PATH, HEALTH_READY_PATH } from '@syndication/contract/health/health.rules';

import { findFreePort } from '../fixtures/free-port';
import { Platform } from '../fixtures/platform';
import { expect, test } from '../fixtures/test';

const SLOW = 500;
/** What others may have to wait, on a machine that is busy with other tests too. */
const PATIENCE_MS = 2_000;
const CLOSED_WITHIN_MS = 45_000;
const HEAD = 'host: localhost\r\ncontent-type: application/json\r\n';

function send(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket.resume();
}

async function expectServed({ origin }: Platform): Promise<void> {
  for (const path of ['/', HEALTH_LIVE_PATH, HEALTH_READY_PATH, '/api/v1/login']) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

test('large bodies behind an expectation hold nobody up', async ({ platform }) => {
  const body = 'x'.repeat(72_000);
  const head = `POST /api/v1/forms HTTP/1.1\r\n${HEAD}expect: 100-continue\r\n`;
  const sockets = Array.from({ length: 5 }, () =>
    send(platform.port, `${head}content-length: ${body.length}\r\n\r\n${body}`),
  );
  await expectServed(platform);
  for (const socket of sockets) socket.destroy();
});

test('halves of headers and bodies cost others nothing, and are closed', async ({ platform }) => {
  test.setTimeout(2 * CLOSED_WITHIN_MS);
  const sockets = Array.from({ length: SLOW }, () => [
    send(platform.port, 'GET / HTTP/1.1\r\nhost: localhost\r\n'),
    send(platform.port, `POST /api/v1/forms HTTP/1.1\r\n${HEAD}content-length: 1000\r\n\r\n{`),
  ]).flat();
  await expectServed(platform);
  const allClosed = Promise.all(
    sockets
      .filter(({ closed }) => !closed)
      .map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  );
  await expect(
    Promise.race([
      allClosed.then(() => 'closed'),
      new Promise((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS, 'open')),
    ]),
  ).resolves.toBe('closed');
});

/** The answer as soon as its headers are there; its body waits to be read. */
const begin = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).once('error', reject);
  });

test('answers that were begun arrive when everything is stopped', async ({}, { parallelIndex }) => {
  const platform = await Platform.startFresh(await findFreePort(parallelIndex));
  try {
    const page = await (await fetch(platform.origin)).text();
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const whole = (await (await fetch(platform.origin + script)).arrayBuffer()).byteLength;
    // `fetch` of later versions of Node drops what it has received but not parsed when the server closes.
    const begun = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        begin(platform.origin + (n % 2 ? script : '/api/openapi.json')),
      ),
    );
    const stopped = platform.stop();
    for (const [n, answer] of begun.entries()) {
      const { byteLength } = await buffer(answer);
      expect(answer.statusCode).toBe(200);
      if (n % 2) expect(byteLength).toBe(whole);
    }
    await stopped;
  } finally {
    await platform.remove();
  }
});
