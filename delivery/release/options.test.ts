import { runRelease } from './cli';
import { ReleaseOptions, type ReleaseFlags } from './options';
import { temporaryFolder } from './testing/builds';

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const options = (flags: ReleaseFlags = {}, ...names: string[]) => new ReleaseOptions(flags, names);

it.each([
  ['', 'Which command?'],
  ['investors-app --to s', 'There is no command or app investors-app.'],
  ['toString', 'There is no command or app toString.'],
  ['rollback investors --to s', 'There is no app investors.'],
  ['investor-app auth-app --to s', 'One app at a time.'],
  ['release shell auth-app --to s', 'One app at a time.'],
  ['list --too s', "Unknown option '--too'"],
  ['rollback auth-app --to s --share 10', "Unknown option '--share'"],
  ['auth-app --to s --origin https://remotes.example/', '--origin must be like'],
  ['auth-app --to s --origin https://remotes.example/a"</script>', '--origin must be like'],
  ['auth-app --to s --origin remotes.example', '--origin must be like'],
  ['auth-app --to s --origin ftp://remotes.example', '--origin must be like'],
  ['auth-app --to s --version=', '--version is empty'],
  ['auth-app --to s --build a --version 1.0.0-0123456789', 'Either --build or --version'],
  ['list --to s --api localhost:3000', '--api must be like'],
  ['list --to s --api https://deals.example/api', '--api must be like'],
  ['watch --to s --api https://deals.example?a', '--api must be like'],
  ['rollback shell --to s --origin https://remotes.example', "The shell's files are always on"],
  ['list --to s3://bucket', 'A store is a folder'],
  ['shell --to s', 'There is no folder'],
  ['list --to .', 'is no store of releases'],
  ['prune auth-app --to EMPTY', 'prune takes no app.'],
  ['contract auth-app --from EMPTY --out o', 'contract takes no app.'],
  ['canary auth-app --to EMPTY --share 10', 'auth-app is shown without a sign-in'],
  ['canary auth-app --to EMPTY --end --share 10', '--end takes --to and nothing else'],
  ['canary shell --to . --share 10', 'The shell has no canary'],
  ['canary investor-app --to EMPTY --members ann@example.org,bo', '"bo", which is no address'],
  ['canary investor-app --to EMPTY --share 0', '--end ends it'],
  ['list --to', "Option '--to <value>' argument missing"],
])('refuses %j', async (line, message) => {
  const empty = await temporaryFolder();
  const args = line.replace('EMPTY', empty).split(' ').filter(Boolean);
  expect(await runRelease(args)).toBe(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(message));
});

it.each(['https://remotes.example', 'http://localhost:3010'])('takes the origin %s', (origin) => {
  expect(options({ origin }, 'auth-app')).toMatchObject({ app: 'auth-app', flags: { origin } });
});

it.each(['https://deals.example', 'http://localhost:3000/'])('takes the API %s', (api) => {
  expect(options({ api }).flags).toEqual({ api });
});

it('says what is missing or wrong', () => {
  expect(() => options().app).toThrow('Which app?');
  expect(() => options().to).toThrow('--to is missing');
  const keep = (value: string) => options({ keep: value }).readNumber('keep', 5, [1, 10]);
  expect(keep('3')).toBe(3);
  for (const value of ['0', '11', '2.5', 'all']) {
    expect(() => keep(value)).toThrow('whole number from 1 to 10');
  }
});
