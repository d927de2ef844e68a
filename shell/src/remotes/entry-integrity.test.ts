import type { RegistryLine } from '@syndication/contract/release/registry.rules';

import { testRegistry } from '../testing/inline-registry';
import { entryIntegrity } from './entry-integrity';

const line = testRegistry['investor-app'];

function createScript(url: string, facts: Partial<RegistryLine> = {}): HTMLScriptElement {
  const plugin = entryIntegrity({ 'investor-app': { ...line, ...facts } });
  return plugin.createScript?.({ url }) as HTMLScriptElement;
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

it('lets a development server go without', () => {
  expect(createScript(line.entry, { version: 'dev', integrity: '' }).integrity).toBeFalsy();
});
