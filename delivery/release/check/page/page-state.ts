/** What anybody may change in a page and nobody signs. */
export type PageState = ReadonlyMap<string, string>;

function describeAttributes(element: Element): [string, string][] {
  return [...element.attributes].map(({ name, value }) => [
    `attribute ${name} of ${element.nodeName.toLowerCase()}`,
    value,
  ]);
}

/** Handlers of the kind `window.onresize = …`. */
function describeHandlers(name: string, target: object): [string, string][] {
  const handlers = target as Record<string, unknown>;
  const set: [string, string][] = [];
  for (const key in target) {
    if (key.startsWith('on') && handlers[key]) set.push([`${name}.${key}`, 'set']);
  }
  return set;
}

/** @param ownGlobals that a remote is expected to bring */
export function readPageState(ownGlobals: readonly string[]): PageState {
  const globals = Object.getOwnPropertyNames(window).filter((name) => !ownGlobals.includes(name));
  // React never takes away style sheets that a component has hoisted.
  const hoisted = document.head.querySelectorAll('[data-precedence]').length;
  return new Map([
    ...globals.map((name): [string, string] => [`global ${name}`, 'there']),
    ...describeHandlers('window', window),
    ...describeHandlers('document', document),
    ...describeAttributes(document.documentElement),
    ...describeAttributes(document.body),
    ['style sheets adopted by the document', String(document.adoptedStyleSheets.length)],
    ['hoisted style sheets in head', String(hoisted)],
  ]);
}

/** What is other than before. */
export function compareStates(before: PageState, after: PageState): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
