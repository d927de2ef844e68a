import {
  REMOTE_FILES_PATH,
  type AppName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import {
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
  type RemoteManifest,
  type ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { isAsBuilt } from '@syndication/delivery-build/integrity';
import { describeRelease, keyOfFile, manifestKey } from '@syndication/delivery-build/store-layout';

import { parseJson, type ReleaseStore } from './release-store';

/** A release that a store does not have, or no longer has. */
export class NoSuchRelease extends Error {}

/** `release.json` in the store: that of the build and when it came. */
export type PublishedManifest<M extends ReleaseManifest = ReleaseManifest> = M & {
  publishedAt: string;
};

/** The facts of a release that its registry entry has. @param origin of its files; empty for the page's own */
export function toRemoteRelease(manifest: RemoteManifest, origin = ''): RemoteRelease {
  const { name, version } = manifest;
  const url = (file: string) => `${origin}${REMOTE_FILES_PATH}${keyOfFile(name, version, file)}`;
  return describeRelease(manifest, url);
}

/** The origin that serves a release's files; empty for the page's own. */
export const originOf = ({ entry }: Pick<RemoteRelease, 'entry'>): string =>
  URL.canParse(entry) ? new URL(entry).origin : '';

type ManifestOf<A extends AppName> = A extends 'shell' ? ShellManifest : RemoteManifest;

/** @throws NoSuchRelease @throws Error when the manifest is not the one that was built */
export async function readManifest<A extends AppName>(
  store: ReleaseStore,
  app: A,
  version: string,
): Promise<PublishedManifest<ManifestOf<A>>> {
  const stored = await store.read(manifestKey(app, version));
  if (!stored) throw new NoSuchRelease(`${store.name} has no release ${app}@${version}.`);
  const manifest = parseJson<PublishedManifest<ManifestOf<A>>>(stored.body);
  // Registry entries are written from it.
  if (manifest?.name !== app || manifest.version !== version || !isAsBuilt(manifest)) {
    throw new Error(
      `${manifestKey(app, version)} is not what was built: remove it, and release that build again.`,
    );
  }
  return manifest;
}

/**
 * The releases of an app that the store has or that are named, the newest first. A spoilt one, whose manifest is gone
 * or not what was built, has none here and comes last.
 */
export async function listReleases(store: ReleaseStore, app: AppName, named: readonly string[]) {
  const stored = (await store.list(`${app}/`))
    .map(({ key }) => key.split('/'))
    .filter(([, , file, ...deeper]) => file === RELEASE_MANIFEST_FILE && deeper.length === 0)
    .map(([, version = '']) => version);
  const releases = [...new Set([...stored, ...named])].map(async (version) => {
    const manifest = await readManifest(store, app, version).catch((error: unknown) =>
      error instanceof NoSuchRelease && !named.includes(version) ? 'removed' : null,
    );
    // Removed since it was listed, by another `prune`.
    if (manifest === 'removed') return [];
    return [{ version, manifest, publishedAt: manifest?.publishedAt ?? '' }];
  });
  const found = (await Promise.all(releases)).flat();
  return found.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
