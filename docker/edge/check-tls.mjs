/** With a certificate, the edge speaks HTTP/2 and nothing older than TLS 1.2. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http2 from 'node:http2';
import tls from 'node:tls';

async function request(session, url) {
  const stream = session.request({ ':path': url, 'accept-encoding': 'br' });
  const [headers] = await once(stream, 'response');
  const body = Buffer.concat(await stream.toArray());
  return { headers, body };
}

export async function checkTls({ securePort, certificate }) {
  const ca = readFileSync(certificate);
  const session = http2.connect(`https://localhost:${securePort}`, { ca });
  try {
    await once(session, 'connect');
    const page = await request(session, '/');
    assert.equal(session.alpnProtocol, 'h2');
    assert.equal(page.headers[':status'], 200);
    assert.equal(page.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
    const [script] = /\/assets\/shell\.[^ >"]+/.exec(page.body.toString());
    // Many at once over the one connection.
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(session, script)));
    for (const { headers } of answers) assert.equal(headers['content-encoding'], 'br');
    const { headers, body } = await request(session, '/api/echo');
    assert.equal(headers[':status'], 200);
    assert.equal(JSON.parse(body.toString())['x-forwarded-proto'], 'https');
  } finally {
    session.close();
  }
  const old = tls.connect({
    ...{ host: 'localhost', port: securePort, ca },
    ...{ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
  });
  await assert.rejects(once(old, 'secureConnect'), /alert protocol version|unsupported protocol/i);
}
