import { readNumber, readOptions, requireApp, requireFlag, requireRemote } from './options';

it.each([
  ['investor-app --to s', 'release', 'investor-app'],
  ['shell --to s', 'release', 'shell'],
  ['rollback auth-app --to s', 'rollback', 'auth-app'],
  ['list --to s', 'list', null],
])('understands %j', (line, command, app) => {
  expect(readOptions(line.split(' '))).toMatchObject({ command, app, flags: { to: 's' } });
});

it.each([
  ['investors-app --to s', 'There is neither a command nor an app investors-app.'],
  ['rollback investors --to s', 'There is no app investors.'],
  ['investor-app auth-app --to s', 'One app at a time.'],
  ['list --too s', "Unknown option '--too'"],
  ['auth-app --to s --origin https://remotes.example/', '--origin must be one'],
  ['auth-app --to s --origin https://remotes.example/a"</script>', '--origin must be one'],
  ['auth-app --to s --origin remotes.example', '--origin must be one'],
  ['auth-app --to s --origin ftp://remotes.example', '--origin must be one'],
  ['auth-app --to s --origin=', '--origin must be one'],
  ['list --to', "Option '--to <value>' argument missing"],
])('refuses %j', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(message);
});

it.each(['https://remotes.example', 'http://localhost:3010'])('takes the origin %s', (origin) => {
  expect(readOptions(['auth-app', '--origin', origin]).flags.origin).toBe(origin);
});

it('says what is missing or wrong', () => {
  expect(() => requireApp(readOptions(['rollback']))).toThrow('Which app?');
  expect(() => requireRemote(readOptions(['canary', 'shell']))).toThrow('cannot be used');
  expect(() => requireFlag(readOptions(['list']), 'to')).toThrow('--to is missing');
  const keep = (value: string) =>
    readNumber(readOptions(['prune', '--keep', value]), 'keep', 5, [1, 10]);
  expect(keep('3')).toBe(3);
  for (const value of ['0', '11', '2.5', 'all', '']) {
    expect(() => keep(value)).toThrow('whole number from 1 to 10');
  }
});
