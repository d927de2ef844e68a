import { findStalePackages, isNodeSupported } from './install.mjs';

describe('isNodeSupported', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes %s', (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it.each(['18.20.0', '20.18.9', '20.9.0'])('refuses %s', (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });
});

describe('findStalePackages', () => {
  const locked = {
    '': {},
    contract: { version: '0.1.0' },
    'node_modules/@syndication/contract': { link: true },
    'node_modules/axios': { version: '1.18.1' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };
  const installed = {
    'node_modules/@syndication/contract': { link: true },
    'node_modules/axios': { version: '1.18.1' },
  };

  it('finds nothing when all locked packages are there, but for those of other platforms', () => {
    expect(findStalePackages(locked, installed)).toEqual([]);
  });

  it('finds a package with another version', () => {
    const older = { ...installed, 'node_modules/axios': { version: '1.0.0' } };
    expect(findStalePackages(locked, older)).toEqual(['node_modules/axios']);
  });

  it('finds a missing workspace', () => {
    const { 'node_modules/axios': axios } = installed;
    expect(findStalePackages(locked, { 'node_modules/axios': axios })).toEqual([
      'node_modules/@syndication/contract',
    ]);
  });
});
