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
