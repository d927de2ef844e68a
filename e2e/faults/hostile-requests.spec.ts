import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { HEALTH_LIVE_PATH, HEALTH_READY_PATH } from '@syndication/contract/health/health.rules';

import { findFreePort } from '../fixtures/free-port';
import { Platform } from '../fixtures/platform';
import { expect, test } from '../fixtures/test';

const SLOW = 500;
const PATIENCE_MS = 10_000;
/** Less than the 30 s after which slow bodies are closed: a request that they hold up has no answer by then. */
const SERVED_WITHIN_MS = 25_000;
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
    const ask = async () => {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
      expect([path, answer.status]).toEqual([path, 200]);
    };
    // On a machine that is busy with something else, a queue may be full at first.
    await expect(ask).toPass({ timeout: SERVED_WITHIN_MS });
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

test('incomplete headers and bodies hold nobody up, and are closed', async ({ platform }) => {
  test.setTimeout(2 * CLOSED_WITHIN_MS);
  const sockets = Array.from({ length: SLOW }, () => [
    send(platform.port, 'GET / HTTP/1.1\r\nhost: localhost\r\n'),
    send(platform.port, `POST /api/v1/forms HTTP/1.1\r\n${HEAD}content-length: 1000\r\n\r\n{`),
  ]).flat();
  await expectServed(platform);
  // Of so many at once, a busy machine lets some in at a later try only.
  const entering = sockets.filter(({ connecting }) => connecting);
  await Promise.all(entering.map((socket) => once(socket, 'connect')));
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

/** So many answers are more than the buffers between server and client hold. */
const BEGUN = 40;

test('responses in progress are completed at a stop', async ({}, { parallelIndex }) => {
  const platform = await Platform.startFresh(await findFreePort(parallelIndex));
  try {
    const path = '/api/openapi.json';
    const whole = (await (await fetch(platform.origin + path)).arrayBuffer()).byteLength;
    // One connection, whose client reads nothing until the server is told to stop.
    const socket = send(
      platform.port,
      `GET ${path} HTTP/1.1\r\nhost: localhost:${platform.port}\r\n\r\n`.repeat(BEGUN),
    ).pause();
    await once(socket, 'readable');
    // Asked for later, answered later.
    await fetch(platform.origin + path);
    const stopped = platform.stop();
    const arrived = await buffer(socket);
    expect(arrived.toString('latin1').match(/HTTP\/1\.1 200 OK/g)).toHaveLength(BEGUN);
    expect(arrived.byteLength).toBeGreaterThan(BEGUN * whole);
    await stopped;
  } finally {
    await platform.remove();
  }
});
