/** What the API learns of a client: what the connection shows, unless a trusted proxy says more. */
import assert from 'node:assert/strict';

import { ask } from './answers.mjs';
import { PROXY } from './servers.mjs';

const CLAIMS = {
  'x-forwarded-for': '8.8.8.8, 203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-real-ip': '8.8.8.8',
  forwarded: 'for=8.8.8.8',
};

function pickClaims(text) {
  const received = JSON.parse(text);
  return Object.fromEntries(Object.keys(CLAIMS).map((name) => [name, received[name]]));
}

export async function checkClients({ port }, local) {
  const learned = async (from) =>
    pickClaims((await ask(port, '/api/echo', CLAIMS, 'GET', from)).body.toString());
  const stranger = await learned('127.0.0.1');
  assert.equal(stranger['x-forwarded-for'], '127.0.0.1');
  assert.equal(stranger['x-forwarded-proto'], 'http');
  const byLocalEdge = pickClaims((await local.inject({ url: '/api/echo', headers: CLAIMS })).body);
  assert.deepEqual(stranger, { ...byLocalEdge, 'x-forwarded-host': `127.0.0.1:${port}` });
  const proxied = await learned(PROXY);
  assert.equal(proxied['x-forwarded-for'], '203.0.113.7');
  assert.equal(proxied['x-forwarded-proto'], 'https');
  const secure = await ask(port, '/', CLAIMS, 'GET', PROXY);
  assert.match(secure.headers['strict-transport-security'], /max-age=31536000/);
  assert.equal((await ask(port, '/', CLAIMS)).headers['strict-transport-security'], undefined);
}
