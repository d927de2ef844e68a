import path from 'node:path';

import { baseImage, productImage } from './base-images';
import type { ComposeFile } from './compose-file';
import { openFilesLimit, run } from './run';

/** What the build arguments of the Dockerfiles stand for here. */
const BASES = {
  NODE_IMAGE: baseImage('node'),
  DEBIAN_IMAGE: baseImage('debian'),
};

interface Image {
  config: {
    User?: string;
    Env?: string[];
    Entrypoint?: string[] | null;
    Cmd?: string[] | null;
    StopSignal?: string;
    Healthcheck?: { Test: string[] };
  };
  rootfs: { diff_ids: string[] };
}

export function inspectImage(image: string): Image {
  const { Docker } = JSON.parse(run('buildah', ['inspect', '--type', 'image', image])) as {
    Docker: Image;
  };
  return Docker;
}

function megabytesOf(image: string): number {
  const [{ size }] = JSON.parse(run('buildah', ['images', '--json', image])) as [{ size: string }];
  const [, amount, unit = ''] = /^([\d.]+) (\w+)$/.exec(size) ?? [];
  return Number(amount) * ({ KB: 0.001, MB: 1, GB: 1000 }[unit] ?? 0);
}

/** How large an image is, without the base that it shares with others. */
function describeSize(image: string): string {
  const layers = inspectImage(image).rootfs.diff_ids;
  const base = Object.values(BASES)
    .map((name) => ({ name, ids: inspectImage(name).rootfs.diff_ids }))
    .filter(({ ids }) => ids.every((id, position) => layers[position] === id))
    .sort((a, b) => b.ids.length - a.ids.length)[0];
  const own = megabytesOf(image) - (base ? megabytesOf(base.name) : 0);
  return `${own.toFixed(1)} MB${base ? ` on top of ${path.basename(base.name)}` : ''}`;
}

/** Builds every image that compose.yaml builds; unchanged layers are those of earlier builds. */
export function buildImages({ services }: ComposeFile): void {
  for (const [name, { build }] of Object.entries(services)) {
    if (!build) continue;
    const startedAt = Date.now();
    run('buildah', [
      ...['bud', '--isolation', 'chroot', '--format', 'docker', '--layers'],
      ...['--ulimit', openFilesLimit()],
      ...Object.entries(BASES).flatMap(([key, image]) => ['--build-arg', `${key}=${image}`]),
      ...['--file', path.join(build.context, build.dockerfile), '--tag', productImage(name)],
      build.context,
    ]);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`Built ${name} in ${seconds} s: ${describeSize(productImage(name))}`);
  }
}
