import { keyOfFile } from '@syndication/delivery-build/store-layout';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import {
  CONTRACT_TYPES_FILE,
  type ContractTypes,
} from '@syndication/contract/release/release-manifest.rules';

import type { ReleaseOptions } from '../options';
import { readRegistry } from '../store/registry';

/** Where a declaration may be written: below the given folder. */
const DECLARATION = /^([a-z0-9-]+\/)*[a-z0-9.-]+\.d\.ts$/;

/** `contract --from <store> --out <folder> [--version <v>]`: the types of the contract that a shell serves. */
export async function contract(options: ReleaseOptions): Promise<void> {
  const { from: store } = options;
  const out = path.resolve(options.require('out'));
  const version = options.flags.version ?? (await readRegistry(store)).shell?.version;
  if (!version) throw new Error(`${store.name} has no release of the shell.`);
  const stored = await store.read(keyOfFile('shell', version, CONTRACT_TYPES_FILE));
  if (!stored) throw new Error(`${store.name} has no types of the contract of shell@${version}.`);
  const { files, ...manifest } = JSON.parse(stored.body.toString()) as ContractTypes;
  const strange = Object.keys(files).find((name) => !DECLARATION.test(name));
  if (strange) throw new Error(`"${strange}" is no name of a declaration.`);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const exported = { './host': './host/index.d.ts', './*': './*.d.ts' };
  const described = { name: '@syndication/contract', ...manifest, exports: exported };
  await writeFile(path.join(out, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  console.log(`The contract ${manifest.version} of shell@${version} is in ${out}.`);
}
