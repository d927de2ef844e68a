import type {
  AsyncDependenciesBlock,
  ChunkGroup,
  Compilation,
  Dependency,
  Module,
  ModuleGraphConnection,
} from 'webpack';

import type {
  ProvidedModule,
  RequiredModule,
} from '@syndication/contract/release/release-manifest.rules';

/** The federation plugin's module for one that the page provides. */
interface ConsumeSharedModule extends Module {
  options: { shareKey: string; requiredVersion?: string | false };
}

/** The module that a build requests from the page; undefined for every other module. */
export function consumedModule(module: Module): { key: string; range: string } | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { shareKey, requiredVersion } = (module as ConsumeSharedModule).options;
  return { key: shareKey, range: requiredVersion || '*' };
}

/** Names of the page's modules that a group of chunks requests. */
export const consumedBy = ({ chunkGraph }: Compilation, group: ChunkGroup): string[] =>
  group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => consumedModule(module)?.key)
    .filter((key) => key !== undefined);

/** The module that a build provides for others; undefined for every other module. */
export function providedModule(module: Module): { key: string; version: string } | undefined {
  const [, key, version] =
    /^provide module \([^)]*\) (.+)@([^@]+) = /.exec(module.identifier()) ?? [];
  return key && version ? { key, version } : undefined;
}

export const inOrder = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Names that one import uses of a module; null if it uses the module as a whole. */
function namesUsedBy(
  { moduleGraph }: Compilation,
  connection: ModuleGraphConnection,
  runtime: string,
): string[] | null {
  const { dependency } = connection;
  if (!dependency || connection.getActiveState(runtime) === false) return [];
  const names: string[] = [];
  for (const reference of dependency.getReferencedExports(moduleGraph, runtime)) {
    const [name] = Array.isArray(reference) ? reference : reference.name;
    if (name === undefined) return null;
    names.push(name);
  }
  return names;
}

/** Which of the page's shared modules a build uses, in any of its chunks. */
export function requiredModules(compilation: Compilation, runtime: string) {
  const required = new Map<string, RequiredModule>();
  for (const module of compilation.modules) {
    const consumed = consumedModule(module);
    if (!consumed) continue;
    const names = new Set<string>();
    let isWhole = false;
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const used = namesUsedBy(compilation, connection, runtime);
      if (used === null) isWhole = true;
      for (const name of used ?? []) names.add(name);
    }
    const exports = isWhole ? null : [...names].sort();
    required.set(consumed.key, { range: consumed.range, exports });
  }
  return inOrder(required);
}

/** The modules that a build provides for others. */
export function providedModules(compilation: Compilation): Record<string, ProvidedModule> {
  const { moduleGraph } = compilation;
  const provided = new Map<string, ProvidedModule>();
  for (const module of compilation.modules) {
    const facts = providedModule(module);
    if (!facts) continue;
    const dependency = [module, ...module.blocks].flatMap((block) => block.dependencies)[0];
    const source = dependency && moduleGraph.getModule(dependency);
    const names = source && moduleGraph.getProvidedExports(source);
    provided.set(facts.key, {
      version: facts.version,
      exports: Array.isArray(names) ? [...names].sort() : null,
    });
  }
  return inOrder(provided);
}

/** A package name in an import: no path, no loader. */
const PACKAGE_IMPORT = /^(@[\w-]+\/)?[\w-][\w.-]*(\/[\w.-]+)*$/;

/** Modules as in the sources: those that webpack has concatenated count separately. */
const sourceModules = (module: Module): Module[] => {
  const { modules } = module as Module & { modules?: Module[] };
  return modules ?? [module];
};

function dependenciesOf(block: Module | AsyncDependenciesBlock): Dependency[] {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

/** The packages that a build contains, by the names that its sources import. */
export function carriedModules({ modules, moduleGraph }: Compilation): string[] {
  const names = new Set<string>();
  for (const dependency of [...modules].flatMap(sourceModules).flatMap(dependenciesOf)) {
    const { request } = dependency as Dependency & { request?: string };
    if (!request || !PACKAGE_IMPORT.test(request)) continue;
    const target = moduleGraph.getModule(dependency);
    if (target?.type.startsWith('javascript/')) names.add(request);
  }
  return [...names].sort();
}
