import type { ChunkGroup, Compilation, Module } from 'webpack';

import { consumedModule, providedModule } from './shared-facts';

/** Scripts that the page can ask for before the shell's entry has run. */
export interface EarlyScripts {
  /** What every page needs, in the order of need: the entry itself comes first. */
  always: string[];
  /** What each module that remotes share needs beyond that, by its name. */
  shared: Record<string, string[]>;
}

const isScript = (file: string): boolean => file.endsWith('.js');

const consumedKey = (module: Module): string | undefined => consumedModule(module)?.key;
const providedKey = (module: Module): string | undefined => providedModule(module)?.key;

/** Reads from a finished compilation which scripts the first screen will ask for one after another. */
export function findEarlyScripts(compilation: Compilation, entry: string): EarlyScripts {
  const { chunkGraph, modules } = compilation;
  const providers = new Map<string, ChunkGroup[]>();
  for (const module of modules) {
    const key = providedKey(module);
    if (!key) continue;
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block));
    providers.set(
      key,
      groups.filter((group) => group !== undefined),
    );
  }

  const collect = (group: ChunkGroup, files: Set<string>, seen: Set<string>): void => {
    for (const file of group.getFiles()) if (isScript(file)) files.add(file);
    for (const chunk of group.chunks) {
      for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
        const key = consumedKey(module);
        if (!key || seen.has(key)) continue;
        seen.add(key);
        for (const provider of providers.get(key) ?? []) collect(provider, files, seen);
      }
    }
  };

  const entrypoint = compilation.entrypoints.get(entry);
  if (!entrypoint) throw new Error(`The build has no entry ${entry}.`);
  const own = new Set(entrypoint.getFiles());
  const files = new Set<string>();
  const seen = new Set<string>();
  // The entry does nothing but import the bootstrap, whose group is its child.
  const bootstrap = entryBlockGroups(compilation, entrypoint);
  for (const group of bootstrap) collect(group, files, seen);
  const entryScripts = [...own].filter(isScript);
  const always = [...entryScripts, ...[...files].filter((file) => !own.has(file))];

  const shared: Record<string, string[]> = {};
  for (const [key, groups] of providers) {
    const needed = new Set<string>();
    for (const group of groups) collect(group, needed, new Set([key]));
    const beyond = [...needed].filter((file) => !always.includes(file));
    if (beyond.length > 0) shared[key] = beyond;
  }
  return { always, shared };
}

function entryBlockGroups(compilation: Compilation, entrypoint: ChunkGroup): ChunkGroup[] {
  const { chunkGraph } = compilation;
  return entrypoint.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkEntryModulesIterable(chunk)])
    .filter((module) => !consumedKey(module) && !providedKey(module))
    .flatMap((module) => module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block)))
    .filter((group) => group !== undefined);
}
