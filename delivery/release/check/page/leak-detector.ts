/** Runs in the page before all other scripts, and reports the leaks of a remote. ../suite/visit.ts bundles it. */
import type { RemoteApp } from '@syndication/contract/host';
import {
  containerName,
  EXPOSED_MODULE,
  REMOTE_FILES_PATH,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { findLeaked, startTracking, stopTracking } from './tracked-resources';

/** Where zod keeps the state that all its copies in a page share. */
const LIBRARY_GLOBALS = ['__zod_globalConfig', '__zod_globalRegistry'];

/** State that any script can change, and that does not tell which script did. */
function readState(): Map<string, string | number> {
  const state = new Map<string, string | number>([
    ['style sheets adopted by the document', document.adoptedStyleSheets.length],
    ['entries in the history', history.length],
  ]);
  for (const name of Object.getOwnPropertyNames(window)) state.set(`global ${name}`, 'set');
  for (const [name, target] of Object.entries({ window, document } as Record<string, object>)) {
    for (const key in target) {
      if (key.startsWith('on') && Reflect.get(target, key)) state.set(`${name}.${key}`, 'set');
    }
  }
  for (const element of [document.documentElement, document.body]) {
    for (const { name, value } of element.attributes) {
      state.set(`attribute ${name} of ${element.localName}`, value);
    }
  }
  return state;
}

/** Elements outside the screens. React never removes hoisted style sheets; the shell adds the scripts of remotes. */
const OUTSIDE = `:is(head, body) > :not(script[src^="${REMOTE_FILES_PATH}"])`;
const readElements = () => [...document.querySelectorAll(OUTSIDE)];

const describeElement = (element: Element) =>
  `${element.outerHTML.split('>', 1)[0]}> in ${element.parentElement?.localName}`;

interface Container {
  get: (module: string) => Promise<() => { default: RemoteApp }>;
}

let remote: RemoteName;
let before: ReturnType<typeof readState>;
let elementsBefore: Element[] = [];
let elementsAdded: Element[] = [];

/** The suite's interface to this script. */
const releaseGate = {
  /** Call it when the shell is ready, and no script of the remote has run yet. */
  beforeMount(name: RemoteName): void {
    remote = name;
    before = readState();
    elementsBefore = readElements();
  },

  /** The routes of the remote, from the container that the shell has loaded. */
  async readRoutes(): Promise<{ path: string; title: string }[]> {
    const container = Reflect.get(window, containerName(remote)) as Container;
    const { routes } = (await container.get(EXPOSED_MODULE))().default;
    return routes.map(({ path, title }) => ({ path, title }));
  },

  /** Resources that are created from now on belong to the cleanup of the remote. */
  beforeUnmount(): void {
    stopTracking();
    elementsAdded = readElements().filter((element) => !elementsBefore.includes(element));
  },

  /** Resources and elements that the remote did not free, and state that it changed. */
  findLeaks(): string[] {
    const container = containerName(remote);
    const own = [container, `webpackChunk${container}`, ...LIBRARY_GLOBALS];
    const after = readState();
    for (const name of own) after.delete(`global ${name}`);
    const changed = [...new Set([...before.keys(), ...after.keys()])]
      .filter((what) => before.get(what) !== after.get(what))
      .map(
        (what) =>
          `${what}: ${after.get(what) ?? 'not set'}, before ${before.get(what) ?? 'not set'}`,
      );
    const elements = elementsAdded.filter(({ isConnected }) => isConnected).map(describeElement);
    return [...findLeaked(`${REMOTE_FILES_PATH}${remote}/`), ...elements, ...changed];
  },
};

declare global {
  interface Window {
    releaseGate: typeof releaseGate;
  }
}

startTracking();
window.releaseGate = releaseGate;
