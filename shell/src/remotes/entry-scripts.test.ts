import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import { testRegistry } from '../testing/inline-registry';
import { askElsewhere, entryScripts, expectEntry } from './entry-scripts';

const line: RemoteRelease = testRegistry['investor-app'];
const DEV_ORIGIN = 'http://localhost:3010';

// The allow-list of the page.
const element = document.createElement('script');
element.id = 'remote-origins';
element.type = 'application/json';
element.textContent = JSON.stringify({ remotes: [], overrides: [DEV_ORIGIN] });
document.head.append(element);

function createScript(url: string, facts: Partial<RemoteRelease> = {}): HTMLScriptElement {
  expectEntry({ ...line, ...facts }, () => undefined);
  return entryScripts.createScript?.({ url }) as HTMLScriptElement;
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

it('tells when the entry has run', () => {
  const onLoad = jest.fn();
  expectEntry(line, onLoad);
  const script = entryScripts.createScript?.({ url: line.entry }) as HTMLScriptElement;
  script.dispatchEvent(new Event('load'));
  expect(onLoad).toHaveBeenCalledTimes(1);
});

it('asks elsewhere for a release that did not come in time, with the same integrity', () => {
  const late = { ...line, version: '1.2.4-late' };
  askElsewhere(late);
  const address = expectEntry(late, () => undefined);
  expect(address).toMatch(new RegExp(`^${line.entry}\\?again=\\d+$`));
  const script = entryScripts.createScript?.({ url: address }) as HTMLScriptElement;
  expect(script.integrity).toBe(line.integrity);
  expect(expectEntry(line, () => undefined)).toBe(line.entry);
});
