import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import {
  REMOTE_NAMES,
  type Registry,
  type RegistryLine,
  type ReleaseManifest,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

/** Where each release's files are served. */
export function releaseUrl(remote: RemoteName, version: string): string {
  return `/remotes/${remote}/${version}`;
}

/** Reads `release.json` of a build folder; null when the remote has not been built. */
export async function readReleaseManifest(folder: string): Promise<ReleaseManifest | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function toRegistryLine(manifest: ReleaseManifest): RegistryLine {
  const base = releaseUrl(manifest.name, manifest.version);
  return {
    ...manifest,
    entry: `${base}/${manifest.entry}`,
    assets: manifest.assets.map((asset) => `${base}/${asset}`),
    previous: null,
  };
}

/** The registry of the builds that stand in the remotes' folders; a remote without a build has no line. */
export async function readRegistry(
  folderOf: (remote: RemoteName) => string,
): Promise<Partial<Registry>> {
  const manifests = await Promise.all(
    REMOTE_NAMES.map((remote) => readReleaseManifest(folderOf(remote))),
  );
  return Object.fromEntries(
    manifests
      .filter((manifest) => manifest !== null)
      .map((manifest) => [manifest.name, toRegistryLine(manifest)]),
  );
}

/** JSON that may stand inside a script element. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const INCLUDE = /<!--#include virtual="([^"]+)" -->/g;

/** Fills the server-side includes of a page: the same directive that the edge's nginx understands. */
export function fillIncludes(html: string, documents: Record<string, unknown>): string {
  return html.replace(INCLUDE, (_, name: string) => toInlineJson(documents[name] ?? {}));
}

/** `'sha256-…'` of every inline script that runs, for the content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}
