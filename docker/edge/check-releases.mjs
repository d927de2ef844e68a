/** Releases are taken over while the edge runs, and a registry that is spoilt or gone takes nothing away. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { makeLive } from '../../delivery/release/live/registry-entries.ts';
import { readBuild } from '../../delivery/release/publish/build-files.ts';
import { publishBuild } from '../../delivery/release/publish/publish.ts';
import { rollBack } from '../../delivery/release/rollback/roll-back.ts';
import { removeTemporaryFolders, writeBuild } from '../../delivery/release/testing/builds.ts';
import { ask, eventually } from './answers.mjs';

/** Longer than the edge takes to look again. */
const SEVERAL_LOOKS_MS = 1500;
const NEXT = '99.0.0';

async function release(store, app) {
  const build = await readBuild(app, await writeBuild(app, NEXT));
  await makeLive(store, await publishBuild(store, build));
  return build.manifest.version;
}

/** While nginx cannot reload, it goes on with the page of before and the registry of that page; then it does. */
async function checkFailedReload({ certificate }, store, page) {
  const before = await page();
  const whole = readFileSync(certificate);
  writeFileSync(certificate, 'spoilt');
  await release(store, 'shell');
  await sleep(SEVERAL_LOOKS_MS);
  assert.deepEqual(await page(), before, 'after a reload that failed');
  writeFileSync(certificate, whole);
  await eventually(async () => assert.match((await page()).text, /<script>start\(\)<\/script>/));
  await rollBack(store, 'shell');
  await eventually(async () => assert.deepEqual(await page(), before));
}

export async function checkReleases(nginx, store, folder) {
  const { port } = nginx;
  const page = async () => {
    const { status, headers, body } = await ask(port, '/');
    return { status, policy: headers['content-security-policy'], text: body.toString() };
  };
  const before = await page();
  try {
    await release(store, 'auth-app');
    await eventually(async () => assert.match((await page()).text, /"version":"99\.0\.0-/));
    await rollBack(store, 'auth-app');
    await eventually(async () => assert.equal((await page()).text, before.text));

    const version = await release(store, 'shell');
    const hashes = readFileSync(path.join(folder, `shell/${version}/script-hashes`), 'utf8').trim();
    await eventually(async () => {
      const { text, policy } = await page();
      assert.match(text, /<script>start\(\)<\/script>/);
      assert.ok(policy.includes(hashes), 'page and policy change together');
    });
    await rollBack(store, 'shell');
    await eventually(async () => {
      const { policy, text } = await page();
      assert.equal(policy, before.policy);
      assert.equal(text, before.text);
    });
    await checkFailedReload(nginx, store, page);
  } finally {
    await removeTemporaryFolders();
  }

  const registry = path.join(folder, 'registry.json');
  const whole = readFileSync(registry);
  const place = (version, hashes) => {
    const evil = path.join(folder, 'shell', version);
    mkdirSync(evil);
    writeFileSync(path.join(evil, 'index.html'), 'evil');
    writeFileSync(path.join(evil, 'script-hashes'), `${hashes}\n`);
    return () => writeFileSync(registry, `{"shell":{"version":"${version}"}}\n`);
  };
  for (const spoil of [
    () => writeFileSync(registry, whole.subarray(0, whole.length - 20)),
    place('1.0.0-evil', `'sha256-x'"; } map $uri $x { default "`),
    place('../evil', "'sha256-bmV4dA=='"),
    () => rmSync(registry),
  ]) {
    spoil();
    await sleep(SEVERAL_LOOKS_MS);
    assert.deepEqual(await page(), before, `after ${spoil}`);
  }
  writeFileSync(registry, whole);
}
