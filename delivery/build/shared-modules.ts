import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Modules that exist once in the page, whoever brought them: the host provides each of them, remotes
 * carry none. A name with a slash at its end covers every subpath. Adding one here is a change of the
 * agreement between shell and remotes (docs/decisions/003-federation.md).
 */
const SHARED_PACKAGES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@emotion/react',
  'zustand',
  '@syndication/contract/host',
  // Curated parts of the router and of the query cache: sharing the packages would ship all of them.
  '@syndication/contract/host/router',
  '@syndication/contract/host/query',
  '@syndication/shared-ui/',
] as const;

const require = createRequire(import.meta.url);

function packageName(shared: string): string {
  const parts = shared.split('/').filter(Boolean);
  return shared.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? shared);
}

interface PackageFacts {
  version: string;
  dependencies?: Record<string, string>;
}

const readPackage = (folder: string): PackageFacts =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFacts;

function installedVersion(name: string): string {
  const folder = name.startsWith('@syndication/')
    ? path.resolve(import.meta.dirname, '../..', name.slice('@syndication/'.length))
    : require.resolve
        .paths(name)
        ?.map((root) => path.join(root, name))
        .find(hasManifest);
  if (!folder) throw new Error(`The shared package ${name} is not installed.`);
  return readPackage(folder).version;
}

function hasManifest(folder: string): boolean {
  try {
    readFileSync(path.join(folder, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

interface SharedModule {
  singleton: true;
  strictVersion?: true;
  requiredVersion: string | false;
  eager?: true;
  version?: string;
  import?: false;
}

/**
 * The `shared` option of module federation.
 * @param side the host brings the modules; a remote brings none and fails catchably on a mismatch
 * @param workspace folder of the build. The ranges that its `package.json` declares are those that it asks the
 *   page for: one that takes two major versions is how a remote moves before the shell does
 */
export function sharedModules(
  side: 'host' | 'remote',
  mode: 'development' | 'production',
  workspace: string,
): Record<string, SharedModule> {
  const { dependencies = {} } = readPackage(workspace);
  const shared: Record<string, SharedModule> = Object.fromEntries(
    SHARED_PACKAGES.map((name) => {
      const version = installedVersion(packageName(name));
      const declared = side === 'remote' ? dependencies[packageName(name)] : undefined;
      return [
        name,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: declared ?? `^${version}`,
          ...(side === 'host' ? { version } : { import: false }),
        },
      ];
    }),
  );
  // Fast Refresh works across builds only with one runtime, there from the first module on.
  return mode === 'development'
    ? {
        ...shared,
        'react-refresh/runtime': { singleton: true, eager: true, requiredVersion: false },
      }
    : shared;
}
