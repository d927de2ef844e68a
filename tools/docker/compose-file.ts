import path from 'node:path';

import { baseImage, productImage } from './base-images';
import { run } from './run';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

interface Volume {
  type: 'volume' | 'bind';
  source: string;
  target: string;
  read_only?: boolean;
}

/** A service as Compose understands it: with everything merged and every setting filled in. */
export interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  user?: string;
  environment?: Record<string, string | null>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas?: number };
  healthcheck?: { test: string[] };
  ports?: { target: number; published: string }[];
  volumes?: Volume[];
  tmpfs?: string[];
  network_mode?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

export interface ComposeFile {
  services: Record<string, Service>;
}

/**
 * Has Compose read its files; it refuses what is not of its schema.
 * @param settings what would stand in the environment of `docker compose`
 */
export function readComposeFiles(files: string[], settings: Record<string, string>): ComposeFile {
  const container = run('buildah', ['from', baseImage('compose')]);
  try {
    const output = run('buildah', [
      ...['run', '--isolation', 'chroot', '--volume', `${REPOSITORY}:${REPOSITORY}:ro`],
      ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...[container, '--', 'docker-compose'],
      ...files.flatMap((file) => ['--file', path.join(REPOSITORY, 'docker', file)]),
      ...['config', '--format', 'json'],
    ]);
    return JSON.parse(output) as ComposeFile;
  } finally {
    run('buildah', ['rm', container]);
  }
}

/** The image that a service runs here: one built by the check, or the one that plays it. */
export function imageOf(name: string, { build }: Service): string {
  if (build) return productImage(name);
  if (name === 'database' || name === 'mail') return baseImage(name);
  throw new Error(`Nothing plays the image of the service ${name}.`);
}
