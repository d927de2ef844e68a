import type { ChunkGroup, Compilation, Module } from 'webpack';

import { consumedBy, consumedModule, providedModule } from './internals/shared-facts';

const isScript = (file: string): boolean => file.endsWith('.js');

/** The groups of chunks that modules import asynchronously. */
const importedGroups = ({ chunkGraph }: Compilation, modules: readonly Module[]): ChunkGroup[] =>
  modules
    .flatMap((module) => module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block)))
    .filter((group) => group !== undefined);

/**
 * Reads from a finished compilation which scripts the first screen would request one after another.
 * @returns what every page needs, in the order of need, the entry first; and what each shared module needs in addition
 */
export function findEarlyScripts(compilation: Compilation, entry: string) {
  const { chunkGraph, modules } = compilation;
  const providers = new Map<string, ChunkGroup[]>();
  for (const module of modules) {
    const key = providedModule(module)?.key;
    if (key) providers.set(key, importedGroups(compilation, [module]));
  }

  const collect = (groups: readonly ChunkGroup[], files: Set<string>, seen: Set<string>): void => {
    for (const group of groups) {
      for (const file of group.getFiles()) if (isScript(file)) files.add(file);
      for (const key of consumedBy(compilation, group)) {
        if (seen.has(key)) continue;
        seen.add(key);
        collect(providers.get(key) ?? [], files, seen);
      }
    }
  };

  const entrypoint = compilation.entrypoints.get(entry);
  if (!entrypoint) throw new Error(`The build has no entry ${entry}.`);
  // The entry only imports the bootstrap, whose group is its child.
  const entryModules = entrypoint.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkEntryModulesIterable(chunk)])
    .filter((module) => !consumedModule(module) && !providedModule(module));
  const always = new Set(entrypoint.getFiles().filter(isScript));
  collect(importedGroups(compilation, entryModules), always, new Set());

  const shared: Record<string, string[]> = {};
  for (const [key, groups] of providers) {
    const needed = new Set<string>();
    collect(groups, needed, new Set([key]));
    const beyond = [...needed].filter((file) => !always.has(file));
    if (beyond.length > 0) shared[key] = beyond;
  }
  return { always: [...always], shared };
}
