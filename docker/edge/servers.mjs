/** What the check of the edge runs: nginx on a store, the local edge on the same one, and replicas behind them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import { createEdge } from '../../delivery/pages/server.ts';

/** An address of this machine that plays a proxy in front. */
export const PROXY = '127.0.0.9';
const SETTINGS = { brand: '</script><b>', partnerOrigin: 'http://localhost:8149' };
const ORIGINS = {
  connect: [SETTINGS.partnerOrigin],
  remotes: ['https://remotes.example', 'https://more.example:8443'],
  overrides: ['http://localhost:3010'],
};

/** A stand-in for one replica of the API that answers with what reached it. */
export async function startReplica() {
  const server = http.createServer(({ headers }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(headers));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { port: server.address().port, stop };
}

async function freePort() {
  const { port, stop } = await startReplica();
  await stop();
  return port;
}

/** A certificate that nobody trusts, for this run. */
function makeCertificate(folder) {
  mkdirSync(folder);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', path.join(folder, 'tls.key'), '-out', path.join(folder, 'tls.crt')],
    ],
    { stdio: 'ignore' },
  );
  return path.join(folder, 'tls.crt');
}

/** Runs this folder's nginx. @param work folder for what it needs */
export async function startNginx(store, replicas, work) {
  const [port, securePort] = [await freePort(), await freePort()];
  const certificate = makeCertificate(path.join(work, 'tls'));
  const child = spawn('sh', [path.join(import.meta.dirname, 'start.sh')], {
    env: {
      ...process.env,
      STORE: store,
      STATE: path.join(work, 'state'),
      CONFIGURATION: path.join(import.meta.dirname, 'nginx.conf'),
      LISTEN: `127.0.0.1:${port}`,
      TLS_LISTEN: `127.0.0.1:${securePort}`,
      TLS_FOLDER: path.join(work, 'tls'),
      API_SERVERS: replicas.map((replica) => `localhost:${replica.port}`).join(' '),
      CONNECT_ORIGINS: ORIGINS.connect.join(' '),
      REMOTE_ORIGINS: ORIGINS.remotes.join(' '),
      OVERRIDE_ORIGINS: ORIGINS.overrides.join(' '),
      TRUSTED_PROXIES: `${PROXY} 10.0.0.0/8`,
      PUBLIC_SETTINGS: JSON.stringify(SETTINGS),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that the loop in start.sh ends with it.
    detached: true,
  });
  const close = async () => {
    if (child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
    await once(child, 'exit');
  };
  return { port, securePort, certificate, close };
}

/** The edge of `npm start`, with the same settings. */
export function startLocalEdge(store, replica) {
  return createEdge({
    storeFolder: store,
    apiOrigin: `http://127.0.0.1:${replica.port}`,
    origins: ORIGINS,
    settings: SETTINGS,
  });
}
