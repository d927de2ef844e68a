import { createRemoteConfig } from '../remote-config';
import { build, makeWorkspace } from '../testing/build';
import { findUnknown, KNOWN_PACKAGES, KnownVersionsPlugin } from './known-versions';

const [runtime] = KNOWN_PACKAGES;
if (!runtime) throw new Error('No package is known.');

it('knows what is installed', () => {
  expect(findUnknown()).toEqual([]);
});

it('says what to do about another version, or a file that is gone', () => {
  const [other] = findUnknown([{ ...runtime, version: '2.9.1' }]);
  expect(other).toMatch(
    /^@module-federation\/webpack-bundler-runtime is 2\.9\.2; delivery\/build\/internals knows 2\.9\.1: check what internals\/README\.md says of it.+ then change the version in internals\/known-versions\.ts\.$/,
  );
  const [gone] = findUnknown([{ ...runtime, file: 'dist/gone.js' }]);
  expect(gone).toContain('has no dist/gone.js');
});

it('fails the build with that sentence', async () => {
  const workspace = await makeWorkspace({ 'src/app.tsx': 'export default 1;' });
  try {
    const configuration = createRemoteConfig('auth-app', workspace.folder)(null, {});
    const plugins = (configuration.plugins ?? []).map((plugin) =>
      plugin instanceof KnownVersionsPlugin
        ? new KnownVersionsPlugin([{ ...runtime, version: '2.9.1' }])
        : plugin,
    );
    await expect(build({ ...configuration, plugins })).rejects.toThrow(
      /webpack-bundler-runtime is 2\.9\.2; delivery\/build\/internals knows 2\.9\.1: check/,
    );
  } finally {
    await workspace.remove();
  }
});
