import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { run } from './run';

export interface Mount {
  source: string;
  target: string;
  isReadOnly: boolean;
}

/** A new volume takes the owner of the folder that it stands for. */
function adoptOwner(source: string, folder: string): void {
  if (readdirSync(source).length > 0 || !existsSync(folder)) return;
  const { uid, gid } = lstatSync(folder);
  chownSync(source, uid, gid);
}

/** What buildah would make in the root before every command, and cannot once that is read-only. */
const MOUNT_POINTS = ['etc/hosts', 'etc/hostname', 'etc/resolv.conf'];

/** Buildah makes and removes a file here with every command; of the container's users only root may write. */
const RUN_FOLDER = 'run';

/** Makes a root read-only whose mount points are there. */
export function makeReadOnly(root: string): void {
  run('mount', ['-o', 'remount,ro', root]);
}

/** @returns what to unmount before the root */
export function mountRunFolder(root: string): string {
  const folder = path.join(root, RUN_FOLDER);
  run('mount', ['-t', 'tmpfs', '-o', 'mode=0755', 'tmpfs', folder]);
  return folder;
}

/**
 * Prepares a container's root for its mounts.
 * @param root where the container's root is mounted on this machine
 */
export function prepareMountPoints(root: string, container: string, mounts: Mount[]): void {
  for (const { source, target } of mounts) {
    if (lstatSync(source).isDirectory()) adoptOwner(source, path.join(root, target));
  }
  const folders = mounts
    .filter(({ source }) => lstatSync(source).isDirectory())
    .map(({ target }) => target);
  run('buildah', [
    ...['run', '--isolation', 'chroot', '--user', '0:0', container],
    ...['--', 'mkdir', '-p', '/tmp', ...folders],
  ]);
  for (const file of MOUNT_POINTS) {
    const place = path.join(root, file);
    if (!lstatSync(place, { throwIfNoEntry: false })) writeFileSync(place, '');
  }
}

/** Mounts an empty file system in memory, with options as in compose.yaml (`/run/edge:uid=10001,mode=0700`). */
export function mountTmpfs(entry: string, folder: string): Mount {
  const [target = '', options] = entry.split(':');
  const source = path.join(folder, target.replaceAll('/', '-'));
  mkdirSync(source, { recursive: true });
  const all = ['mode=1777', ...(options ? [options] : [])].join(',');
  run('mount', ['-t', 'tmpfs', '-o', all, 'tmpfs', source]);
  return { source, target, isReadOnly: false };
}
