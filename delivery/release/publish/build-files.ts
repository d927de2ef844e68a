import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { AppName } from '@syndication/contract/release/registry.rules';
import {
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { integrityOf, isAsBuilt } from '@syndication/delivery-build/integrity';
import { parseJson } from '../store/release-store';
import type { ReleaseSource } from './copy-release';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** @throws Error when the folder holds no finished build of the app; reading a file, when it is another one */
export async function readBuild(
  app: AppName,
  folder: string,
): Promise<ReleaseSource & { manifest: ReleaseManifest }> {
  const body = await readFile(path.join(folder, RELEASE_MANIFEST_FILE)).catch(() => null);
  const manifest = body && parseJson<ReleaseManifest>(body);
  if (!manifest) {
    throw new Error(
      `${folder} holds no build of ${app}: npm run build -- --scope @syndication/${app}`,
    );
  }
  if (manifest.name !== app) throw new Error(`${folder} holds a build of ${manifest.name}.`);
  if (!VERSION.test(manifest.version) || !isAsBuilt(manifest)) {
    throw new Error(`The ${RELEASE_MANIFEST_FILE} in ${folder} was changed since; build again.`);
  }
  const read = async (_key: string, file: string): Promise<{ body: Buffer } | null> => {
    const name = path.join(folder, file);
    const body = await readFile(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    const integrity = manifest.files[file];
    if (body && integrity !== undefined && integrityOf(body) !== integrity) {
      throw new Error(`${name} is not the file that the build describes; build again.`);
    }
    return body && { body };
  };
  return { name: folder, manifest, read };
}
