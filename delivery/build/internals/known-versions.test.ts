import { createRemoteConfig } from '../remote-config';
import { createShellConfig } from '../shell-config';
import { expectKnownVersions, KNOWN_PACKAGES } from './known-versions';

const [runtime] = KNOWN_PACKAGES;
if (!runtime) throw new Error('No package is known.');

afterEach(() => jest.restoreAllMocks());

it('knows what is installed', () => {
  expect(() => expectKnownVersions()).not.toThrow();
});

it('says what to do about another version, or a file that is gone', () => {
  expect(() => expectKnownVersions([{ ...runtime, version: '2.9.1' }])).toThrow(
    /^@module-federation\/webpack-bundler-runtime is 2\.9\.3; delivery\/build\/internals knows 2\.9\.1: check what internals\/README\.md says of it.+ then change the version in internals\/known-versions\.ts\.$/,
  );
  const gone = [{ ...runtime, file: 'dist/gone.js' }];
  expect(() => expectKnownVersions(gone)).toThrow('has no dist/gone.js');
});

it.each([
  ['a remote', createRemoteConfig('auth-app', '/nowhere')],
  ['the shell', createShellConfig('/nowhere')],
])('fails the build of %s with that sentence', (_, configure) => {
  jest.replaceProperty(runtime, 'version', '2.9.1');
  expect(() => configure(null, {})).toThrow(/webpack-bundler-runtime is 2\.9\.3; .+ knows 2\.9\.1/);
});
