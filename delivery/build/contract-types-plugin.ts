import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';

import {
  CONTRACT_TYPES_FILE,
  type ContractTypes,
} from '@syndication/contract/release/release-manifest.rules';

import { readPackage } from './internals/known-versions';

const NAME = 'ContractTypesPlugin';
const CONTRACT = path.resolve(import.meta.dirname, '../../contract');
const NOT_OF_THE_CONTRACT = /\.test\.d\.ts$|(^|\/)testing\//;
const TSC = path.resolve(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc');

/** Declarations of the current contract; the type checks have already validated it. */
async function readContractTypes(): Promise<ContractTypes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-types-'));
  try {
    await promisify(execFile)(process.execPath, [
      TSC,
      ...['-p', CONTRACT, '--noCheck', '--noEmit', 'false', '--declaration'],
      ...['--emitDeclarationOnly', '--rootDir', path.join(CONTRACT, 'src'), '--outDir', folder],
    ]);
    const names = (await readdir(folder, { recursive: true }))
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => name.endsWith('.d.ts') && !NOT_OF_THE_CONTRACT.test(name))
      .sort();
    const files: Record<string, string> = {};
    for (const name of names) files[name] = await readFile(path.join(folder, name), 'utf8');
    const { version, dependencies = {} } = readPackage(CONTRACT);
    return { version, dependencies, files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let reading: Promise<ContractTypes> | undefined;

/** Writes the types of the contract that a shell serves beside its build, for the remotes' teams. */
export class ContractTypesPlugin {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      // In a separate process, in parallel with the build; once for all builds of this process.
      reading ??= readContractTypes();
      // A failure is handled where this is awaited.
      reading.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const source = new sources.RawSource(JSON.stringify(await reading));
        compilation.emitAsset(CONTRACT_TYPES_FILE, source);
      });
    });
  }
}
