import { build } from 'esbuild';
import path from 'node:path';

import {
  containerName,
  REMOTE_FILES_PATH,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import type { WatchedRemote } from '../page/watch';

/** Where zod keeps what all of its copies in a page share. */
const LIBRARY_GLOBALS = ['__zod_globalConfig', '__zod_globalRegistry'];

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../page/watch.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

let bundled: Promise<string> | null = null;

/** The script that keeps account of a remote in a page; runs there before every other one. */
export async function pageScript(remote: RemoteName): Promise<string> {
  bundled ??= bundle();
  const container = containerName(remote);
  const watched: WatchedRemote = {
    files: `${REMOTE_FILES_PATH}${remote}/`,
    globals: [container, `webpackChunk${container}`, ...LIBRARY_GLOBALS],
  };
  return `const WATCHED_REMOTE = ${JSON.stringify(watched)};\n${await bundled}`;
}
