import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules');

interface PackageFacts {
  version: string;
  dependencies?: Record<string, string>;
}

export const readPackage = (folder: string): PackageFacts =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFacts;

/** The installed version of a package. @throws Error when it is not */
export function installedVersion(name: string): string {
  const folder = path.join(PACKAGES, name);
  if (!existsSync(folder)) throw new Error(`The package ${name} is not installed.`);
  return readPackage(folder).version;
}

/** A dependency whose private parts this folder reads; README.md says which, and why. */
interface KnownPackage {
  name: string;
  version: string;
  /** Its file that ours replace or refer to. */
  file?: string;
}

/** One row for each in README.md. */
export const KNOWN_PACKAGES: readonly KnownPackage[] = [
  { name: '@module-federation/webpack-bundler-runtime', version: '2.9.3', file: 'dist/bundler.js' },
  { name: '@module-federation/runtime-core', version: '2.9.3', file: 'dist/index.js' },
  { name: '@module-federation/enhanced', version: '2.9.3' },
  { name: 'webpack', version: '5.110.3' },
];

const ADVICE =
  'check what internals/README.md says of it, and that its tests pass, then change the version in internals/known-versions.ts';

/** @throws Error with a sentence for each package whose internals this folder does not know as they are installed */
export function expectKnownVersions(known = KNOWN_PACKAGES): void {
  const unknown = known.flatMap(({ name, version, file = 'package.json' }) => {
    const installed = installedVersion(name);
    if (installed !== version) {
      return `${name} is ${installed}; delivery/build/internals knows ${version}: ${ADVICE}.`;
    }
    if (existsSync(path.join(PACKAGES, name, file))) return [];
    return `${name} ${installed} has no ${file}, which delivery/build/internals reads: ${ADVICE}.`;
  });
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
}
