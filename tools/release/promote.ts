import { isDeepStrictEqual } from 'node:util';

import type {
  AppName,
  RegistryLine,
  RemoteRelease,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { copyFiles, keepManifest } from './copy-release';
import { originOf, readManifest, toRemoteRelease, type PublishedManifest } from './layout';
import { readRegistry } from './registry-document';
import type { ReleaseStore } from './store';

/** @throws Error when a manifest speaks of other scripts than the line: browsers of that store run those of the line */
function expectSame(line: RegistryLine | ShellLine, manifest: ReleaseManifest): void {
  if (line.name === 'shell' || manifest.name === 'shell') return;
  const described = toRemoteRelease(manifest, originOf(line));
  const scripts = ({ entry, integrity, assets }: RemoteRelease) => [entry, integrity, assets];
  if (isDeepStrictEqual(scripts(described), scripts(line))) return;
  throw new Error(`The manifest of ${line.name}@${line.version} is not what its line names.`);
}

/**
 * Copies the live release of one store into another, byte for byte, where it is not live yet: what was tried
 * in staging is what production gets.
 * @throws Error when there is nothing to promote, or a file is missing
 */
export async function copyLiveRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  app: AppName,
): Promise<PublishedManifest> {
  const line = (await readRegistry(from))[app];
  if (!line) throw new Error(`${app} has never been released to ${from.name}.`);
  const manifest = await readManifest(from, app, line.version);
  expectSame(line, manifest);
  await copyFiles(from, to, manifest);
  return keepManifest(to, manifest);
}
