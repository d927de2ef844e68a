import type {
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { checkFacts } from './facts';
import type { Pair } from './compatibility';

const remote: RemoteManifest = {
  name: 'investor-app',
  version: '0.2.0-aaaaaaaaaa',
  contract: '1.0.0',
  entry: 'release/remoteEntry.js',
  assets: ['files/app.js'],
  shared: ['react'],
  requires: {
    react: { range: '^19.3.1', exports: ['useState'] },
    '@syndication/shared-ui/deals': { range: '^0.1.0', exports: ['DealRow', 'DealTable'] },
    '@syndication/shared-ui/print': { range: '^0.1.0', exports: null },
  },
  carries: ['papaparse'],
  files: {},
};
const shell: ShellManifest = {
  name: 'shell',
  version: '0.1.0-bbbbbbbbbb',
  contract: '1.2.0',
  serves: ['1.2.0'],
  provides: {
    react: { version: '19.4.0', exports: ['useState', 'useMemo'] },
    '@syndication/shared-ui/deals': { version: '0.1.7', exports: ['DealRow', 'DealTable'] },
    '@syndication/shared-ui/print': { version: '0.1.7', exports: null },
  },
  files: {},
};

/** What the gate refuses, for a candidate of either side. */
const problems = (facts: Partial<Pair>): string[] =>
  checkFacts({ remote, shell, candidate: 'remote', slot: 'live', ...facts }).problems;
const asShell = { candidate: 'shell', slot: 'live' } as const;

const without = (module: string) => {
  const { [module]: _, ...provides } = shell.provides;
  return { ...shell, provides };
};
const bringing = (module: string, facts: { version?: string; exports?: string[] }) => ({
  ...shell,
  provides: { ...shell.provides, [module]: { ...shell.provides[module]!, ...facts } },
});

it('lets a remote pass whose needs the shell meets, and more', () => {
  expect(problems({})).toEqual([]);
  expect(problems(asShell)).toEqual([]);
});

describe('a name that the shell does not export', () => {
  const older = bringing('@syndication/shared-ui/deals', { exports: ['DealRow'] });

  it('sends the shell first when a remote wants to go live', () => {
    expect(problems({ shell: older })).toEqual([
      'investor-app 0.2.0-aaaaaaaaaa uses DealTable of shared-ui/deals, which the live shell 0.1.0-bbbbbbbbbb does not bring: release the shell first.',
    ]);
  });

  it('sends the remote first when the shell wants to go live', () => {
    expect(problems({ ...asShell, shell: older })).toEqual([
      'the live investor-app 0.2.0-aaaaaaaaaa uses DealTable of shared-ui/deals, which shell 0.1.0-bbbbbbbbbb does not bring: release investor-app first, without it.',
    ]);
  });

  it('is still needed by what browsers fall back to, and by a canary', () => {
    const [previous] = problems({ ...asShell, slot: 'previous', shell: older });
    expect(previous).toContain('until investor-app has been released twice without it.');
    const [canary] = problems({ ...asShell, slot: 'canary', shell: older });
    expect(canary).toContain('end the canary of investor-app first');
  });
});

it('refuses a module that the shell does not provide at all', () => {
  expect(problems({ shell: without('@syndication/shared-ui/print') })).toEqual([
    expect.stringMatching(
      /uses shared-ui\/print, which .* does not bring: release the shell first/,
    ),
  ]);
});

describe('a version that does not fit', () => {
  it('sends the shell first when it is older than asked for', () => {
    expect(problems({ shell: bringing('react', { version: '19.2.0' }) })).toEqual([
      expect.stringMatching(/asks for react \^19\.3\.1, and .* brings 19\.2\.0: release the shell/),
    ]);
  });

  it('asks for another range when it is newer', () => {
    const newer = bringing('react', { version: '20.0.0' });
    expect(problems({ shell: newer })).toEqual([
      expect.stringMatching(/: build investor-app with a range that takes 20\.0\.0, too\.$/),
    ]);
    expect(problems({ ...asShell, shell: newer })).toEqual([
      expect.stringMatching(/: release investor-app first, with a range that takes 20\.0\.0, too/),
    ]);
  });
});

it('refuses a second copy of what the shell provides, unless the shell only begins to provide it', () => {
  const withReact = { ...remote, carries: ['papaparse', 'react'] };
  expect(problems({ remote: withReact })).toEqual([
    expect.stringMatching(/^investor-app .* brings react itself, and the live shell .* too: share/),
  ]);
  expect(problems({ ...asShell, remote: withReact })).toEqual([]);
});

describe('a contract of another major version', () => {
  const served = { ...shell, contract: '2.0.0', serves: ['2.0.0'] };

  it('says which side must move', () => {
    expect(problems({ remote: { ...remote, contract: '2.1.0' } })).toEqual([
      expect.stringMatching(
        /built against contract 2\.1\.0, and .* serves 1\.2\.0: release the sh/,
      ),
    ]);
    expect(problems({ shell: served })).toEqual([
      expect.stringMatching(/: build investor-app against contract 2\.0\.0 first\.$/),
    ]);
    expect(problems({ ...asShell, shell: served })).toEqual([
      expect.stringMatching(
        /: the shell must serve both \(SERVED_CONTRACTS\) until investor-app has moved\.$/,
      ),
    ]);
  });

  it('is no matter to a shell that serves both', () => {
    const both = { ...shell, contract: '2.0.0', serves: ['1.2.0', '2.0.0'] };
    expect(problems({ ...asShell, shell: both })).toEqual([]);
    expect(problems({ remote: { ...remote, contract: '2.1.0' }, shell: both })).toEqual([]);
  });
});

describe('a remote that the shell does not know', () => {
  const older: ShellManifest = { ...shell, remotes: ['auth-app'] };

  it('waits for the shell, and keeps one from going live that does not know it either', () => {
    expect(problems({ shell: older })).toEqual([
      'the live shell 0.1.0-bbbbbbbbbb does not know investor-app 0.2.0-aaaaaaaaaa: release the shell first.',
    ]);
    expect(problems({ ...asShell, shell: older })).toEqual([
      'shell 0.1.0-bbbbbbbbbb does not know the live investor-app 0.2.0-aaaaaaaaaa: take one that does.',
    ]);
    expect(problems({ shell: { ...shell, remotes: ['investor-app'] } })).toEqual([]);
  });

  it('is said once, for the live release', () => {
    expect(problems({ ...asShell, slot: 'previous', shell: older })).toEqual([]);
  });
});

it('passes a remote that accepts the previous major version and the next one', () => {
  const moving = {
    ...remote,
    requires: {
      '@syndication/shared-ui/deals': { range: '^0.1.0 || ^1.0.0', exports: ['DealRow'] },
    },
  };
  const next = bringing('@syndication/shared-ui/deals', { version: '1.0.0' });
  expect(problems({ remote: moving })).toEqual([]);
  expect(problems({ ...asShell, remote: moving, shell: next })).toEqual([]);
});
