import { once } from 'node:events';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { buildApp } from '../app';
import { useApi } from '../testing/use-api';

const api = useApi([]);

it('logs no failure when a client disconnects before the answer', async () => {
  const levels: number[] = [];
  const stream = new Writable({
    write(line: Buffer, _, done) {
      levels.push((JSON.parse(line.toString()) as { level: number }).level);
      done();
    },
  });
  const config = { ...api.context.config, LOG_LEVEL: 'trace' as const };
  const socket = new Socket();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const app = await buildApp(
    { ...api.context, config },
    [
      (it) => {
        it.addHook('preHandler', async (request) => {
          socket.destroy();
          await once(request.raw.socket, 'close');
        });
        it.addHook('onSend', async () => end());
      },
    ],
    stream,
  );
  try {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    socket.connect(Number(port), '127.0.0.1');
    socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: it\r\nAccept-Encoding: br\r\n\r\n`);
    await ended;
    // It is logged once the stream is given up.
    await setTimeout(50);
    expect(Math.max(...levels)).toBe(30);
  } finally {
    await app.close();
  }
});
