/** Asks servers, and makes their answers comparable. */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SAME_HEADERS = [
  ...['cache-control', 'content-encoding', 'content-security-policy', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'],
  ...['strict-transport-security', 'x-content-type-options', 'access-control-allow-origin'],
];

export function ask(port, url, headers = {}, method = 'GET', localAddress = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const request = http.request({
      ...{ host: '127.0.0.1', port, localAddress },
      ...{ path: url, headers, method },
    });
    request.on('error', reject).on('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    request.end();
  });
}

/** Waits for what a poll or a reload brings. */
export async function eventually(check) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await check();
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}

/** The order of keys and the space around inline documents mean nothing. */
function canonical(text) {
  const sorted = (json) => {
    const value = JSON.parse(json);
    return JSON.stringify(Object.fromEntries(Object.entries(value).sort()));
  };
  if (text.startsWith('{')) return sorted(text);
  return text.replace(
    /(<script type="?application\/json[^>]*>)([\s\S]*?)(?=<\/script>)/g,
    (_, tag, json) => tag + sorted(json),
  );
}

/** What two edges have to have in common of an answer. */
export function comparable({ status, headers, body }) {
  const relevant = SAME_HEADERS.map((name) => [name, String(headers[name]).toLowerCase()]);
  const text = headers['content-encoding'] ? body.toString('base64') : body.toString('utf8');
  const type = String(headers['content-type'])
    .replace(/;.*/, '')
    .replace('text/java', 'application/java');
  return { status, type, ...Object.fromEntries(relevant), text: canonical(text) };
}
