import { watchErrors } from './watch-errors';

const told: string[] = [];
watchErrors((app) => told.push(app));
beforeEach(() => told.splice(0));

let lastLine = 0;
/** An error from a place of its own in a script. */
function errorAt(path: string, name = 'TypeError'): Error {
  const error = new Error('Ann <ann@angels.test> has no deals');
  error.name = name;
  lastLine += 1;
  error.stack = `${name}: x\n    at f (${location.origin}${path}:${lastLine}:7)`;
  return error;
}

const throwInPage = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));

function reject(reason: unknown): void {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(event);
}

const REMOTE = '/remotes/investor-app/files/deals.js';

it('tells whose code threw, and whose promise nobody looked after', () => {
  throwInPage({ error: errorAt(REMOTE) });
  reject(errorAt('/assets/shell.js'));
  expect(told).toEqual(['investor-app', 'shell']);
});

it('goes by the script when something else than an error was thrown', () => {
  throwInPage({ error: 'no', filename: `${location.origin}${REMOTE}`, lineno: 1 });
  expect(told).toEqual(['investor-app']);
});

it('tells of an error once, however often it comes', () => {
  const error = errorAt(REMOTE);
  for (let n = 0; n < 100; n += 1) throwInPage({ error });
  throwInPage({ error: errorAt(REMOTE) });
  expect(told).toEqual(['investor-app', 'investor-app']);
});

it.each(['ApiError', 'AbortError', 'ChunkLoadError', 'RemoteLoadError'])(
  'leaves out a %s, which is no fault of the code',
  (name) => {
    reject(errorAt(REMOTE, name));
    expect(told).toEqual([]);
  },
);

const missDialog = (detail: Error) =>
  window.dispatchEvent(new CustomEvent('dialog-missing', { detail }));

it('tells whose dialog could not be fetched, unless nothing can be', () => {
  const missing = errorAt(REMOTE, 'ChunkLoadError');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missDialog(missing);
  expect(told).toEqual([]);
  online.mockRestore();
  missDialog(missing);
  missDialog(missing);
  expect(told).toEqual(['investor-app']);
});

it('leaves out what is not of the platform', () => {
  reject(errorAt('/elsewhere.js'));
  reject(undefined);
  throwInPage({ error: null, filename: 'chrome-extension://abc/content.js' });
  throwInPage({ message: 'Script error.' });
  expect(told).toEqual([]);
});

it('has enough of a page at some point, and does nothing with errors from then on', () => {
  for (let n = 0; n < 200; n += 1) reject(errorAt(REMOTE));
  expect(told.length).toBeLessThan(20);
  const readStack = jest.fn();
  reject(Object.defineProperty(errorAt(REMOTE), 'stack', { get: readStack }));
  expect(readStack).not.toHaveBeenCalled();
});
