import type { Ledger } from './ledger';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

const isCapturing = (options: Options | EventListenerOptions): boolean =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false);

/** What outlives every screen. */
function describe(target: EventTarget): string | null {
  if (target === window) return 'window';
  if (target instanceof Node) return target.nodeName.toLowerCase();
  if (target instanceof MediaQueryList) return `matchMedia("${target.media}")`;
  const lasting = [window.visualViewport, screen.orientation, document.fonts, performance];
  return lasting.includes(target as never) ? target.constructor.name : null;
}

const isAlive = (target: EventTarget) => () => !(target instanceof Node) || target.isConnected;

/** Keys that are the same for the same listener, as the browser sees it. */
class Keys {
  private readonly keys = new WeakMap<EventTarget, WeakMap<object, Map<string, object>>>();

  of(target: EventTarget, listener: object, type: string, options: Options): object {
    const ofTarget = this.keys.get(target) ?? new WeakMap<object, Map<string, object>>();
    this.keys.set(target, ofTarget);
    const ofListener = ofTarget.get(listener) ?? new Map<string, object>();
    ofTarget.set(listener, ofListener);
    const name = `${type} ${isCapturing(options)}`;
    const key = ofListener.get(name) ?? {};
    ofListener.set(name, key);
    return key;
  }
}

/** Watches event listeners on what outlives a screen. */
export function watchListeners(ledger: Ledger): void {
  // Called on whatever they were called on.
  // oxlint-disable-next-line typescript/unbound-method
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keys = new Keys();

  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: Listener,
    options?: Options,
  ): void {
    const target = this ?? window;
    const where = listener && describe(target);
    const { once, signal } = typeof options === 'object' ? options : {};
    if (listener && where && !signal?.aborted) {
      const key = keys.of(target, listener, type, options);
      ledger.begin(key, `listener for ${type} on ${where}`, isAlive(target));
      const end = () => ledger.end(key);
      if (once) addEventListener.call(target, type, end, { once, capture: isCapturing(options) });
      if (signal) addEventListener.call(signal, 'abort', end, { once: true });
    }
    addEventListener.call(target, type, listener, options);
  };

  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: Listener,
    options?: boolean | EventListenerOptions,
  ): void {
    const target = this ?? window;
    if (listener) ledger.end(keys.of(target, listener, type, options));
    removeEventListener.call(target, type, listener, options);
  };
}
