import { loadRemote, registerPlugins } from '@module-federation/enhanced/runtime';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { testRegistry } from '../testing/inline-registry';
import { RemoteLoadError } from './failures';
import { loadRelease, type ExpectedEntries } from './load-remote';
import { refetchScripts } from './second-try';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

// At the edge: nobody waits for a second try, and what the network has is as the registry says.
jest.mock('./second-try', () => ({
  pauseBeforeRetry: () => Promise.resolve(),
  refetchScripts: jest.fn(() => Promise.resolve()),
}));

const line: RemoteRelease = testRegistry['investor-app'];
const DEV_ORIGIN = 'http://localhost:3010';
const entries: ExpectedEntries = new Map();

// The allow-list of the page.
const element = document.createElement('script');
element.id = 'remote-origins';
element.type = 'application/json';
element.textContent = JSON.stringify({ remotes: [], overrides: [DEV_ORIGIN] });
document.head.append(element);

const onPhase = jest.fn();
const { signal } = new AbortController();
/** What the runtime gets for an entry. */
const answerFor = (url: string) =>
  jest.mocked(registerPlugins).mock.lastCall?.[0]?.[0]?.createScript?.({ url }) as {
    script: HTMLScriptElement;
    timeout: number;
  };
const scriptAt = (url: string) => answerFor(url).script;

/** The loader asks for an entry, which never comes. */
function expectEntry(release: RemoteRelease, isElsewhere = false): void {
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
  void loadRelease(entries, release, { isElsewhere, signal, onPhase });
}

function createScript(url: string, facts: Partial<RemoteRelease> = {}): HTMLScriptElement {
  expectEntry({ ...line, ...facts });
  return scriptAt(url);
}

it.each([line.entry, new URL(line.entry, document.baseURI).href])(
  'loads the entry %s with its integrity, in CORS mode',
  (url) => {
    const script = createScript(url);
    expect(script.src).toBe(new URL(line.entry, document.baseURI).href);
    expect(script.integrity).toBe(line.integrity);
    expect(script.crossOrigin).toBe('anonymous');
  },
);

it.each([
  'https://evil.example/investor-app/1.2.3/entry.js',
  '/investor-app/1.2.2/entry.js',
  `${line.entry}?x`,
])('refuses the unknown entry %s', (url) => {
  expect(() => createScript(url)).toThrow('The registry names no entry');
});

it.each(['', undefined, 'undefined', 'md5-abc', ' '])(
  'refuses a release with the integrity %j, which no browser checks',
  (integrity) => {
    expect(() => createScript(line.entry, { integrity: integrity as string })).toThrow(
      'The registry names no integrity',
    );
  },
);

it('lets a development server of the allow-list go without', () => {
  const entry = `${DEV_ORIGIN}/remoteEntry.js`;
  expect(createScript(entry, { entry, version: 'dev', integrity: '' }).integrity).toBeFalsy();
});

it('lets nobody else go without, whatever version the registry names', () => {
  expect(() => createScript(line.entry, { version: 'dev', integrity: '' })).toThrow(
    'The registry names no integrity',
  );
});

it('waits longer than any deadline, so that a late entry is still there to be dropped', () => {
  expectEntry(line);
  expect(answerFor(line.entry).timeout).toBeGreaterThan(CHUNK_LOAD_TIMEOUT_MS);
});

it('tells when the entry has run', () => {
  createScript(line.entry).dispatchEvent(new Event('load'));
  expect(onPhase.mock.calls).toEqual([['chunk']]);
});

it('asks elsewhere for a release that did not come in time, with the same integrity', () => {
  jest.useFakeTimers({ now: 42 });
  expectEntry(line, true);
  jest.useRealTimers();
  expect(scriptAt(`${line.entry}?again=42`).integrity).toBe(line.integrity);
});

describe('a release that could not be loaded', () => {
  const app = { name: line.name, contract: line.contract };
  const fail = (reason: RemoteLoadError['reason']) =>
    new RemoteLoadError(line.name, line.version, 'entry', reason, new Error(reason));
  const load = (abort?: AbortSignal) =>
    loadRelease(entries, line, { isElsewhere: false, signal: abort ?? signal, onPhase });
  beforeEach(() => {
    onPhase.mockClear();
    jest.mocked(loadRemote).mockReset().mockResolvedValue({ default: app });
    jest.mocked(refetchScripts).mockReset().mockResolvedValue();
  });

  it.each(['network', 'integrity', 'import'] as const)(
    'has a second try after %s',
    async (reason) => {
      const failure = fail(reason);
      jest.mocked(loadRemote).mockRejectedValueOnce(failure);
      expect(await load()).toBe(app);
      expect(loadRemote).toHaveBeenCalledTimes(2);
      expect(refetchScripts).toHaveBeenCalledWith(line, failure, signal);
      expect(onPhase.mock.calls).toEqual([['entry']]);
    },
  );

  it('has no third one', async () => {
    jest.mocked(loadRemote).mockRejectedValue(fail('network'));
    await expect(load()).rejects.toMatchObject({ reason: 'network' });
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });

  it.each(['contract', 'shared', 'timeout'] as const)('has none after %s', async (reason) => {
    jest.mocked(loadRemote).mockRejectedValue(fail(reason));
    await expect(load()).rejects.toMatchObject({ reason });
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('has none when what the network has is something else', async () => {
    jest.mocked(loadRemote).mockRejectedValue(fail('network'));
    jest.mocked(refetchScripts).mockRejectedValue(fail('integrity'));
    await expect(load()).rejects.toMatchObject({ reason: 'integrity' });
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('has none once nobody waits for it', async () => {
    jest.mocked(loadRemote).mockRejectedValue(fail('network'));
    await expect(load(AbortSignal.abort())).rejects.toBeDefined();
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });
});
