import semver from 'semver';

import { isContractCompatible } from '@syndication/contract/release/registry.rules';
import type {
  RemoteManifest,
  RequiredModule,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

/** Something that a remote counts on and a shell does not give. */
export type Break =
  | { kind: 'contract'; built: string; served: readonly string[] }
  | { kind: 'module'; module: string }
  | { kind: 'version'; module: string; range: string; provided: string }
  | { kind: 'exports'; module: string; names: string[] }
  | { kind: 'carried'; module: string };

type Provided = ShellManifest['provides'];

function breaksOfModule(module: string, required: RequiredModule, provides: Provided): Break[] {
  const provided = provides[module];
  if (!provided) return [{ kind: 'module', module }];
  const { range } = required;
  const breaks: Break[] = [];
  if (!semver.satisfies(provided.version, range)) {
    breaks.push({ kind: 'version', module, range, provided: provided.version });
  }
  // A build that could not tell leaves it to the conformance suite.
  const known = provided.exports && new Set(provided.exports);
  const names = known ? (required.exports ?? []).filter((name) => !known.has(name)) : [];
  if (names.length > 0) breaks.push({ kind: 'exports', module, names });
  return breaks;
}

/** What keeps a remote from working under a shell, as far as their builds tell. */
export function findBreaks(remote: RemoteManifest, shell: ShellManifest): Break[] {
  const isServed = isContractCompatible(remote.contract, shell.serves);
  return [
    ...(isServed
      ? []
      : [{ kind: 'contract' as const, built: remote.contract, served: shell.serves }]),
    ...Object.entries(remote.requires).flatMap(([module, required]) =>
      breaksOfModule(module, required, shell.provides),
    ),
  ];
}

/** What a remote brings although the shell does: two of it in a page know nothing of each other. */
export function findDoubles(remote: RemoteManifest, shell: ShellManifest): Break[] {
  const carried = new Set(remote.carries);
  return Object.keys(shell.provides)
    .filter((module) => carried.has(module))
    .map((module) => ({ kind: 'carried', module }));
}
