import type { Compilation, Module, ModuleGraphConnection } from 'webpack';

import type {
  ProvidedModule,
  RequiredModule,
} from '@syndication/contract/release/release-manifest.rules';

/** The federation plugin's module in the place of one that the page brings. */
interface ConsumeSharedModule extends Module {
  options: { shareKey: string; requiredVersion?: string | false };
}

const isConsumed = (module: Module): module is ConsumeSharedModule =>
  module.type === 'consume-shared-module';

/** A module that a build asks the page for; undefined for every other module. */
export function consumedModule(module: Module): { key: string; range: string } | undefined {
  if (!isConsumed(module)) return undefined;
  const { shareKey, requiredVersion } = module.options;
  return { key: shareKey, range: requiredVersion || '*' };
}

/** A module that a build brings for others; undefined for every other module. */
export function providedModule(module: Module): { key: string; version: string } | undefined {
  const [, key, version] =
    /^provide module \([^)]*\) (.+)@([^@]+) = /.exec(module.identifier()) ?? [];
  return key && version ? { key, version } : undefined;
}

type ByKey<T> = Record<string, T>;

const inOrder = <T>(entries: ReadonlyMap<string, T>): ByKey<T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Names that one import takes of a module; null when it takes the module as a whole. */
function namesTakenBy(
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

/** What a build takes of the page's shared modules, wherever in it. */
export function requiredModules(compilation: Compilation, runtime: string): ByKey<RequiredModule> {
  const required = new Map<string, RequiredModule>();
  for (const module of compilation.modules) {
    const consumed = consumedModule(module);
    if (!consumed) continue;
    const names = new Set<string>();
    let isWhole = false;
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const taken = namesTakenBy(compilation, connection, runtime);
      if (taken === null) isWhole = true;
      for (const name of taken ?? []) names.add(name);
    }
    required.set(consumed.key, {
      range: consumed.range,
      exports: isWhole ? null : [...names].sort(),
    });
  }
  return inOrder(required);
}

/** What a build brings for others. */
export function providedModules(compilation: Compilation): ByKey<ProvidedModule> {
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
