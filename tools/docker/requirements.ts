import { existsSync } from 'node:fs';
import path from 'node:path';

/** What the check calls, and the package of Debian that brings it. */
const TOOLS: Readonly<Record<string, string>> = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  ip: 'iproute2',
  nsenter: 'util-linux',
  setpriv: 'util-linux',
  tar: 'tar',
};

function isOnPath(tool: string): boolean {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .concat('/usr/sbin', '/sbin')
    .some((folder) => existsSync(path.join(folder, tool)));
}

/** @throws Error that says everything that is missing on this machine */
export function requireTools(): void {
  const problems: string[] = [];
  if (process.platform !== 'linux') problems.push('It runs on Linux only.');
  if (process.getuid?.() !== 0) problems.push('It mounts file systems, so it runs as root only.');
  const missing = Object.keys(TOOLS).filter((tool) => !isOnPath(tool));
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((tool) => TOOLS[tool]))];
    problems.push(
      `Missing: ${missing.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  if (problems.length > 0) {
    throw new Error(
      `The check of the images cannot run here.\n${problems.join('\n')}\nWith a container engine, docker/compose.yaml needs none of it.`,
    );
  }
}
