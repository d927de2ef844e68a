/** A listener, timer, observer or connection that was created in the page and not freed yet. */
interface Resource {
  /** For people: `listener for resize on window`. */
  description: string;
  /** Identifies it: equal for what the browser treats as the same. */
  key: readonly unknown[];
  /** Whether it has ended by itself, as a timeout does. */
  hasEnded: () => boolean;
  /** Where it was created; the browser creates the text only when it is read. */
  trace: Error;
}

const ADDRESS = /https?:\/\/[^\s)]+/;

let resources: Resource[] = [];
let isPaused = false;

/** New resources are ignored from now on; freed ones are still removed. */
export function stopTracking(): void {
  isPaused = true;
}

function track(description: string, key: readonly unknown[], hasEnded = () => false): void {
  if (!isPaused) resources.push({ description, key, hasEnded, trace: new Error() });
}

/** A resource was freed. @param key of one resource, or what the keys of several start with */
function untrack(...key: readonly unknown[]): void {
  resources = resources.filter(
    (one) => !one.hasEnded() && key.some((part, index) => one.key[index] !== part),
  );
}

/**
 * Resources that scripts below a path created and did not free; those of a removed element are no leak. A resource
 * belongs to the nearest script on the stack, so what the shell creates for a remote is the shell's.
 */
export function findLeaked(folder: string): string[] {
  return resources.flatMap(({ description, key, hasEnded, trace }) => {
    if (hasEnded() || key.some((part) => part instanceof Node && !part.isConnected)) return [];
    const { pathname } = new URL(ADDRESS.exec(trace.stack ?? '')?.[0] ?? 'none:');
    return pathname.startsWith(folder) ? [`${description} (${pathname.slice(folder.length)})`] : [];
  });
}

type Callable = (...values: unknown[]) => unknown;

/** Calls back after every call of these methods or constructors, as far as the browser has them. */
function intercept<Values extends unknown[]>(
  owner: object,
  names: readonly string[],
  onCall: (values: Values, self: object, result: unknown) => void,
): void {
  const members = owner as Record<string, Callable | undefined>;
  for (const name of names) {
    const original = members[name];
    if (!original) continue;
    const report = (values: unknown[], self: object, result: unknown): object => {
      onCall(values as Values, self, result);
      return result as object;
    };
    members[name] = new Proxy(original, {
      // A call without an object is a call on the window.
      apply: (method, self: object = window, values) =>
        report(values, self, Reflect.apply(method, self, values)),
      construct: (kind, values, as) => report(values, window, Reflect.construct(kind, values, as)),
    });
  }
}

function nameOf(target: object): string {
  if (target === window) return 'window';
  return target instanceof Node ? target.nodeName.toLowerCase() : target.constructor.name;
}

/** Whether an event target outlives every screen. */
const outlivesScreens = (target: object): boolean =>
  target instanceof Node ||
  target instanceof MediaQueryList ||
  [window, visualViewport, screen.orientation, document.fonts, performance].includes(
    target as never,
  );

type ListenerValues = [string, object | null, (boolean | AddEventListenerOptions)?];

function trackListeners({ prototype }: typeof EventTarget): void {
  // The browser's own method, so that this call is not intercepted; always called with an object.
  // oxlint-disable-next-line typescript/unbound-method
  const listen = prototype.addEventListener;
  const read = (target: object, [type, listener, options]: ListenerValues) => {
    const { once, signal, capture = options === true } = Object(options) as AddEventListenerOptions;
    return { once, signal, capture, key: [target, listener, type, capture] };
  };
  intercept<ListenerValues>(prototype, ['addEventListener'], (values, target) => {
    const [type, listener] = values;
    const { once, signal, capture, key } = read(target, values);
    if (!listener || !outlivesScreens(target)) return;
    track(`listener for ${type} on ${nameOf(target)}`, key, () => signal?.aborted ?? false);
    if (once) listen.call(target, type, () => untrack(...key), { once, capture });
  });
  intercept<ListenerValues>(prototype, ['removeEventListener'], (values, target) =>
    untrack(...read(target, values).key),
  );
}

/** Timeouts and intervals share their numbers, and either function clears both. */
function trackTimers(): void {
  intercept<[unknown, number?]>(window, ['setTimeout'], ([, ms = 0], _window, id) => {
    const dueAt = performance.now() + ms;
    track(`timeout of ${ms} ms`, ['timer', id], () => performance.now() > dueAt);
  });
  intercept<[unknown, number?]>(window, ['setInterval'], ([, ms = 0], _window, id) =>
    track(`interval of ${ms} ms`, ['timer', id]),
  );
  intercept(window, ['clearTimeout', 'clearInterval'], ([id]) => untrack('timer', id));
}

/** Tracks every resource that is created from now on until it is freed. */
export function startTracking(): void {
  trackListeners(EventTarget);
  trackTimers();
  for (const { name, prototype } of [
    MutationObserver,
    ResizeObserver,
    IntersectionObserver,
    PerformanceObserver,
  ]) {
    intercept<[object]>(prototype, ['observe'], ([target], observer) =>
      track(`${name} of ${nameOf(target)}`, [observer, target]),
    );
    intercept(prototype, ['unobserve', 'disconnect'], (values, observer) =>
      untrack(observer, ...values),
    );
  }
  // Connections to other tabs, a server, or workers.
  for (const kind of [BroadcastChannel, EventSource, WebSocket, Worker]) {
    intercept(kind.prototype, ['close', 'terminate'], (_values, channel) => untrack(channel));
    intercept(window, [kind.name], (_values, _window, channel) => track(kind.name, [channel]));
  }
}
