import type { RemoteRelease } from '@syndication/contract/release/registry.rules';
import type { LoadPhase } from '@syndication/contract/release/release-reports.rules';

import { RemoteLoadError, toLoadError } from './failures';

const release = { name: 'auth-app', version: '1.2.3' } as RemoteRelease;
const reasonOf = (error: unknown, phase: LoadPhase) => toLoadError(release, phase, error).reason;

const named = (name: string, facts: object = {}) =>
  Object.assign(new Error('No.'), { name }, facts);
const chunkError = (type: string) => named('ChunkLoadError', { type });

it.each([
  ['webpack’s deadline', chunkError('timeout'), 'timeout'],
  ['a chunk that does not come', chunkError('error'), 'network'],
  ['a script without its chunk', chunkError('missing'), 'network'],
  ['a shared module that the page does not bring', named('SharedModuleError'), 'shared'],
] as const)('knows %s in each phase', (_, error, reason) => {
  expect(reasonOf(error, 'chunk')).toBe(reason);
  expect(reasonOf(error, 'render')).toBe(reason);
});

it.each([new Error('shared is not defined'), 'nothing', null])(
  'takes %p for a fault of the code, by its phase',
  (error) => {
    expect(reasonOf(error, 'chunk')).toBe('import');
    expect(reasonOf(error, 'render')).toBe('render');
  },
);

it('leaves what is known already as it is', () => {
  const known = new RemoteLoadError('auth-app', '1.2.3', 'chunk', 'integrity', null);
  expect(toLoadError(release, 'render', known)).toBe(known);
});
