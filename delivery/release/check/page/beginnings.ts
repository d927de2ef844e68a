/** Something that was begun in the page and has not ended. */
interface Beginning {
  /** As a description: `listener for resize on window`. */
  what: string;
  /** Equal for what the browser treats as the same. */
  key: readonly unknown[];
  /** Whether it has ended by itself. */
  isOver: () => boolean;
  /** Where it began; the browser creates the text only when it is read. */
  trace: Error;
}

const ADDRESS = /https?:\/\/[^\s)]+/;

let beginnings: Beginning[] = [];
let isPaused = false;

/** From now on nothing is recorded. */
export function pauseNoting(): void {
  isPaused = true;
}

function begin(what: string, key: readonly unknown[], isOver = () => false): void {
  if (!isPaused) beginnings.push({ what, key, isOver, trace: new Error() });
}

/** @param key of one thing, or the beginning of the keys of several */
function end(...key: readonly unknown[]): void {
  beginnings = beginnings.filter(
    (one) => !one.isOver() && key.some((part, index) => one.key[index] !== part),
  );
}

/**
 * What scripts below a path have begun and not ended; it ends with its element. The nearest script on the stack
 * counts, so what the shell does for a remote is the shell's.
 */
export function findUnended(folder: string): string[] {
  return beginnings.flatMap(({ what, key, isOver, trace }) => {
    if (isOver() || key.some((part) => part instanceof Node && !part.isConnected)) return [];
    const { pathname } = new URL(ADDRESS.exec(trace.stack ?? '')?.[0] ?? 'none:');
    return pathname.startsWith(folder) ? [`${what} (${pathname.slice(folder.length)})`] : [];
  });
}

type Callable = (...values: unknown[]) => unknown;

/** Sees every call of methods or constructors, where the browser has them, once it is done. */
function observe<Values extends unknown[]>(
  owner: object,
  names: readonly string[],
  see: (values: Values, self: object, result: unknown) => void,
): void {
  const members = owner as Record<string, Callable | undefined>;
  for (const name of names) {
    const original = members[name];
    if (!original) continue;
    const seen = (values: unknown[], self: object, result: unknown): object => {
      see(values as Values, self, result);
      return result as object;
    };
    members[name] = new Proxy(original, {
      // A call without an object is a call on the window.
      apply: (method, self: object = window, values) =>
        seen(values, self, Reflect.apply(method, self, values)),
      construct: (kind, values, as) => seen(values, window, Reflect.construct(kind, values, as)),
    });
  }
}

function nameOf(target: object): string {
  if (target === window) return 'window';
  return target instanceof Node ? target.nodeName.toLowerCase() : target.constructor.name;
}

/** Whether a target of events outlives every screen. */
const isLasting = (target: object): boolean =>
  target instanceof Node ||
  target instanceof MediaQueryList ||
  [window, visualViewport, screen.orientation, document.fonts, performance].includes(
    target as never,
  );

type ListenerValues = [string, object | null, (boolean | AddEventListenerOptions)?];

function noteListeners({ prototype }: typeof EventTarget): void {
  // The browser's own one, which nobody observes; called on its objects.
  // oxlint-disable-next-line typescript/unbound-method
  const listen = prototype.addEventListener;
  const read = (target: object, [type, listener, options]: ListenerValues) => {
    const { once, signal, capture = options === true } = Object(options) as AddEventListenerOptions;
    return { once, signal, capture, key: [target, listener, type, capture] };
  };
  observe<ListenerValues>(prototype, ['addEventListener'], (values, target) => {
    const [type, listener] = values;
    const { once, signal, capture, key } = read(target, values);
    if (!listener || !isLasting(target)) return;
    begin(`listener for ${type} on ${nameOf(target)}`, key, () => signal?.aborted ?? false);
    if (once) listen.call(target, type, () => end(...key), { once, capture });
  });
  observe<ListenerValues>(prototype, ['removeEventListener'], (values, target) =>
    end(...read(target, values).key),
  );
}

/** Timeouts and intervals share their numbers, and either function clears both. */
function noteTimers(): void {
  observe<[unknown, number?]>(window, ['setTimeout'], ([, ms = 0], _window, id) => {
    const dueAt = performance.now() + ms;
    begin(`timeout of ${ms} ms`, ['timer', id], () => performance.now() > dueAt);
  });
  observe<[unknown, number?]>(window, ['setInterval'], ([, ms = 0], _window, id) =>
    begin(`interval of ${ms} ms`, ['timer', id]),
  );
  observe(window, ['clearTimeout', 'clearInterval'], ([id]) => end('timer', id));
}

/** From now on, what begins in the page is recorded until it ends. */
export function noteBeginnings(): void {
  noteListeners(EventTarget);
  noteTimers();
  for (const { name, prototype } of [
    MutationObserver,
    ResizeObserver,
    IntersectionObserver,
    PerformanceObserver,
  ]) {
    observe<[object]>(prototype, ['observe'], ([target], observer) =>
      begin(`${name} of ${nameOf(target)}`, [observer, target]),
    );
    observe(prototype, ['unobserve', 'disconnect'], (values, observer) => end(observer, ...values));
  }
  // Connections to other tabs, a server, or workers.
  for (const kind of [BroadcastChannel, EventSource, WebSocket, Worker]) {
    observe(kind.prototype, ['close', 'terminate'], (_values, channel) => end(channel));
    observe(window, [kind.name], (_values, _window, channel) => begin(kind.name, [channel]));
  }
}
