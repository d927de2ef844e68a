/**
 * `npm run edge:check`: releases the builds in the dist folders into a store, runs this folder's nginx on it and
 * holds its answers against those of the local edge on the same store.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { FolderStore } from '../../delivery/release/store/folder-store.ts';
import { releaseBuilds } from '../../delivery/release/publish/publish.ts';
import { checkAnswers } from './check-answers.mjs';
import { checkClients } from './check-clients.mjs';
import { checkReleases } from './check-releases.mjs';
import { checkTls } from './check-tls.mjs';
import { ask, eventually } from './answers.mjs';
import { startLocalEdge, startNginx, startReplica } from './servers.mjs';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

const work = mkdtempSync(path.join(tmpdir(), 'edge-check-'));
// Started by root, nginx serves as nobody.
chmodSync(work, 0o755);
const folder = path.join(work, 'store');
const closers = [];

/** Each call is answered as long as one replica is there; without any, the page still is. */
async function checkReplicas({ port }, local, replicas) {
  await replicas[0].stop();
  for (let call = 0; call < 4; call += 1) {
    assert.equal((await ask(port, '/api/echo', {}, 'POST')).status, 200, 'one replica is enough');
  }
  await replicas[1].stop();
  const down = await ask(port, '/api/v1/ventures');
  const localDown = await local.inject('/api/v1/ventures');
  assert.deepEqual([down.status, down.headers['content-type']], [503, 'application/json']);
  assert.equal(down.body.toString(), localDown.body);
  assert.equal((await ask(port, '/')).status, 200, 'the page does not need the API');
}

async function cleanUp() {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(work, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

/** Goes through all checks, and leaves how many passed where `npm test` reads it. */
async function runChecks(checks) {
  const counts = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
      counts.passed += 1;
      console.log(`✔ ${name}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`✘ ${name}\n`, error);
    }
  }
  const { REPORT_PATH } = process.env;
  if (REPORT_PATH) writeFileSync(REPORT_PATH, JSON.stringify(counts));
  if (counts.failed > 0) process.exitCode = 1;
}

try {
  const store = new FolderStore(folder);
  await releaseBuilds(store, (app) => path.join(REPOSITORY, app, 'dist'));
  const replicas = [await startReplica(), await startReplica()];
  const nginx = await startNginx(folder, replicas, work);
  closers.push(nginx.close);
  await eventually(() => ask(nginx.port, '/edge-health'));
  const local = await startLocalEdge(folder, replicas[0]);
  closers.push(() => local.close());

  await runChecks({
    'answers as delivery/pages does': () => checkAnswers(nginx, local, folder),
    'tells the API of a client what the connection shows': () => checkClients(nginx, local),
    'speaks HTTP/2 over TLS': () => checkTls(nginx),
    'takes releases over, and no spoilt registry': () => checkReleases(nginx, store, folder),
    'survives its API': () => checkReplicas(nginx, local, replicas),
  });
} finally {
  await cleanUp();
}
