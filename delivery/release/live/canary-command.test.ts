import { runRelease } from '../cli';
import { removeTemporaryFolders, temporaryStore } from '../testing/builds';

afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

it.each([
  ['auth-app', 'Nobody is signed in where auth-app is shown'],
  ['shell', 'The shell has no canary'],
])('is refused for %s, of which nobody could get one', async (app, why) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { name } = await temporaryStore();
  expect(await runRelease(['canary', app, '--share', '10', '--to', name])).toBe(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(why));
});

it('is refused for what is no address', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { name } = await temporaryStore();
  const members = ['--members', 'ann@example.org, bo'];
  expect(await runRelease(['canary', 'investor-app', ...members, '--to', name])).toBe(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('" bo", which is no address'));
});
