import { ModuleFederation } from '@module-federation/runtime-core';
import vm from 'node:vm';

/** A script element, as far as a loader has to do with it. */
export interface Script {
  src: string;
  integrity: string;
  crossOrigin: string;
  onload: ((event: object) => void) | null;
  onerror: ((event: object) => void) | null;
  remove: () => void;
}

export interface Container {
  init: (shareScope: object, initScope: object[], options?: object) => unknown;
  get: (module: string) => Promise<() => { default: unknown }>;
}

interface Timer {
  run: () => void;
  delayMs: number;
}

/** A page with nothing but script elements, which run when the test says so. */
export class Page {
  /** The script elements that wait to be fetched. */
  readonly scripts = new Set<Script>();
  readonly timers = new Set<Timer>();
  /** What was fetched past the browser's cache. */
  readonly reloaded: string[] = [];
  private refusal = '';
  private readonly document = {
    currentScript: null as Partial<Script> | null,
    createElement: () => {
      let address = '';
      const refuse = this.refusal;
      const script: Script = {
        get src() {
          return address;
        },
        set src(value) {
          if (refuse) throw new TypeError(refuse);
          address = value;
        },
        integrity: '',
        crossOrigin: '',
        onload: null,
        onerror: null,
        remove: () => void this.scripts.delete(script),
      };
      return script;
    },
    head: { append: (script: Script) => void this.scripts.add(script) },
  };
  private readonly globals = vm.createContext({
    document: this.document,
    console,
    setTimeout: (task: (argument: unknown) => void, delayMs: number, argument: unknown) => {
      const timer: Timer = { run: () => task(argument), delayMs };
      this.timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Timer) => this.timers.delete(timer),
    fetch: (url: string, { cache }: { cache: string }) => {
      if (cache === 'reload') this.reloaded.push(url);
      return Promise.reject(new TypeError('There is no network.'));
    },
    // What the shell leaves there (internals/shell-runtime.ts).
    _FEDERATION_RUNTIME_CORE: { ModuleFederation },
  });

  /** Lets no address into a script element, as a Trusted Types policy may. */
  refuseAddresses(reason: string): void {
    this.refusal = reason;
  }

  /** Runs code as the content of a script element. */
  run(code: string, script: Partial<Script>): void {
    const before = this.document.currentScript;
    this.document.currentScript = { tagName: 'SCRIPT', ...script } as Partial<Script>;
    try {
      vm.runInContext(code, this.globals);
    } finally {
      this.document.currentScript = before;
    }
  }

  /** Answers a script element: runs the code in it, then says that it has. */
  answer(script: Script, code: string): void {
    this.run(code, script);
    script.onload?.({ type: 'load', target: script });
  }

  container(name: string): Container {
    return (this.globals as Record<string, unknown>)[name] as Container;
  }
}

type UserOptions = ConstructorParameters<typeof ModuleFederation>[0];

export interface SharedModule {
  version: string;
  exports: object;
  /** Loads its chunk; by default it is already loaded. */
  load?: () => Promise<void>;
}

/** What the shell provides: modules by name, each in one version. */
export function shareScopeOf(modules: Record<string, SharedModule>): object {
  const shared = Object.entries(modules).map(([name, { version, exports, load }]) => [
    name,
    {
      version,
      ...(load ? { get: () => load().then(() => () => exports) } : { lib: () => exports }),
      shareConfig: { requiredVersion: `^${version}`, singleton: true },
    },
  ]);
  const shell = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared) as NonNullable<UserOptions['shared']>,
  });
  return shell.shareScopeMap['default'] ?? {};
}
