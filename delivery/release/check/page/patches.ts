import type { Ledger } from './ledger';

type Method = (...values: unknown[]) => unknown;

/**
 * Puts a replacement in the place of methods, where the browser has them.
 * @param replacement `call` is the browser's own method, on the same object
 */
function patch<Self, Values extends unknown[]>(
  owner: object,
  names: readonly string[],
  replacement: (self: Self, values: Values, call: Method) => unknown,
): void {
  const methods = owner as Record<string, Method | undefined>;
  for (const name of names) {
    const original = methods[name];
    if (!original) continue;
    methods[name] = function (this: unknown, ...values) {
      // What is called without an object is called on the window.
      const self = this ?? window;
      const call: Method = (...given) => original.apply(self, given);
      return replacement(self as Self, values as Values, call);
    };
  }
}

/** Names of targets that outlive every screen; null for others. */
function lastingTarget(target: EventTarget): string | null {
  if (target === window) return 'window';
  if (target instanceof Node) return target.nodeName.toLowerCase();
  if (target instanceof MediaQueryList) return `matchMedia("${target.media}")`;
  const lasting = [window.visualViewport, screen.orientation, document.fonts, performance];
  return lasting.includes(target as never) ? target.constructor.name : null;
}

type ListenerValues = [string, object | null, (boolean | AddEventListenerOptions)?];

function listenerKey(target: EventTarget, [type, listener, options]: ListenerValues) {
  const isCapturing = typeof options === 'object' ? options.capture : options;
  return [target, listener, type, isCapturing ?? false];
}

function patchListeners(ledger: Ledger): void {
  patch(
    EventTarget.prototype,
    ['addEventListener'],
    (target: EventTarget, values: ListenerValues, call) => {
      const [type, listener, options] = values;
      const where = listener && lastingTarget(target);
      const { once, signal, capture } = typeof options === 'object' ? options : {};
      if (where && !signal?.aborted) {
        const key = listenerKey(target, values);
        ledger.begin(key, `listener for ${type} on ${where}`, target);
        const end = () => ledger.end(...key);
        if (once) call(type, end, { once, capture });
        signal?.addEventListener('abort', end, { once: true });
      }
      return call(...values);
    },
  );
  patch(
    EventTarget.prototype,
    ['removeEventListener'],
    (target: EventTarget, values: ListenerValues, call) => {
      ledger.end(...listenerKey(target, values));
      return call(...values);
    },
  );
}

/** Timers and frames that have not come yet. Timeouts and intervals share their numbers, and either clears both. */
function patchTimers(ledger: Ledger): void {
  const patchOnce = (name: string, kind: string, describe: (ms?: number) => string) =>
    patch(window, [name], (_self, [task, ...values]: [unknown, number?], call) => {
      const run = (...given: unknown[]) => {
        ledger.end(kind, id);
        if (typeof task === 'function') (task as (...values: unknown[]) => void)(...given);
      };
      const id = call(run, ...values);
      ledger.begin([kind, id], describe(...values));
      return id;
    });
  patchOnce('setTimeout', 'timer', (ms = 0) => `timeout of ${ms} ms`);
  patchOnce('requestAnimationFrame', 'frame', () => 'animation frame');
  patch(window, ['setInterval'], (_self, values: [unknown, number?], call) => {
    const id = call(...values);
    ledger.begin(['timer', id], `interval of ${values[1] ?? 0} ms`);
    return id;
  });
  for (const [kind, ...names] of [
    ['timer', 'clearTimeout', 'clearInterval'],
    ['frame', 'cancelAnimationFrame'],
  ]) {
    patch(window, names, (_self, [id]: [number], call) => {
      ledger.end(kind, id);
      return call(id);
    });
  }
}

/** Observers; one of an element that is gone goes with it. */
function patchObservers(ledger: Ledger): void {
  const kinds = { MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver };
  for (const [name, { prototype }] of Object.entries(kinds)) {
    patch(prototype, ['observe'], (observer: object, values: unknown[], call) => {
      const [target] = values;
      const of = target instanceof Node ? ` of ${target.nodeName.toLowerCase()}` : '';
      // A performance observer observes no target, and once.
      ledger.begin([observer, target instanceof Node && target], `${name}${of}`, target);
      return call(...values);
    });
    patch(prototype, ['unobserve', 'disconnect'], (observer: object, values: unknown[], call) => {
      ledger.end(observer, ...values.slice(0, 1));
      return call(...values);
    });
  }
}

/** What talks to others: to other tabs, to workers, to a server. */
function patchChannels(ledger: Ledger): void {
  for (const name of ['BroadcastChannel', 'EventSource', 'WebSocket', 'Worker'] as const) {
    const kind = window[name] as new (...values: never[]) => object;
    window[name] = new Proxy(kind, {
      construct(target, values, newTarget) {
        const channel = Reflect.construct(target, values, newTarget) as object;
        ledger.begin([channel], name);
        return channel;
      },
    }) as never;
    patch(kind.prototype as object, ['close', 'terminate'], (channel, values, call) => {
      ledger.end(channel);
      return call(...values);
    });
  }
}

const INSERTIONS: readonly [object, readonly string[]][] = [
  [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
  [Element.prototype, ['append', 'prepend', 'before', 'after', 'replaceWith']],
  [Element.prototype, ['replaceChildren', 'insertAdjacentElement']],
];

/** Elements as they will be in the page; a fragment hands over what is in it. */
const elementsIn = (values: readonly unknown[]): Element[] =>
  values.flatMap((value) => {
    if (value instanceof DocumentFragment) return [...value.children];
    return value instanceof Element ? [value] : [];
  });

function describeElement(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const parent = element.parentElement?.nodeName.toLowerCase() ?? 'the page';
  return `<${element.nodeName.toLowerCase()}${id}> in ${parent}`;
}

/**
 * Elements that a remote puts into the page by itself. What React renders, and the rules of the shell's one
 * style cache, come in by the shell's hand.
 */
function patchInsertions(ledger: Ledger): void {
  for (const [owner, names] of INSERTIONS) {
    patch(owner, names, (_self, values, call) => {
      const elements = elementsIn(values);
      const result = call(...values);
      for (const element of elements) ledger.begin([element], describeElement(element), element);
      return result;
    });
  }
}

/** Lets a ledger know of everything that a page begins and ends. */
export function patchPage(ledger: Ledger): void {
  patchListeners(ledger);
  patchTimers(ledger);
  patchObservers(ledger);
  patchChannels(ledger);
  patchInsertions(ledger);
}
