import type { Ledger } from './ledger';

interface Observer {
  observe: (...values: unknown[]) => void;
  unobserve?: (target: Element) => void;
  disconnect: () => void;
}

const isAlive = (target: unknown) => () => !(target instanceof Node) || target.isConnected;

/** Watches one kind of observer; one that looks at an element that is gone goes with it. */
function watchKind(ledger: Ledger, name: string, prototype: Observer): void {
  const { observe, unobserve, disconnect } = prototype;
  const keys = new WeakMap<Observer, Map<unknown, object>>();
  const keysOf = (observer: Observer): Map<unknown, object> => {
    const known = keys.get(observer) ?? new Map<unknown, object>();
    keys.set(observer, known);
    return known;
  };
  prototype.observe = function (this: Observer, ...values) {
    const [target] = values;
    const key = keysOf(this).get(target) ?? {};
    keysOf(this).set(target, key);
    const what = target instanceof Node ? ` of ${target.nodeName.toLowerCase()}` : '';
    ledger.begin(key, `${name}${what}`, isAlive(target));
    observe.apply(this, values);
  };
  prototype.disconnect = function (this: Observer) {
    for (const key of keysOf(this).values()) ledger.end(key);
    disconnect.call(this);
  };
  if (!unobserve) return;
  prototype.unobserve = function (this: Observer, target) {
    ledger.end(keysOf(this).get(target));
    unobserve.call(this, target);
  };
}

/** Watches observers of the page. */
export function watchObservers(ledger: Ledger): void {
  const kinds = { MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver };
  for (const [name, { prototype }] of Object.entries(kinds)) {
    watchKind(ledger, name, prototype as unknown as Observer);
  }
}
