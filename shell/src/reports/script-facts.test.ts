import { ownerOfScript, ownerOfStack } from './script-facts';

const at = (path: string) => `    at f (${location.origin}${path}:1:234)`;
const SHELL = at('/assets/platform.0a1b.js');
const REMOTE = at('/remotes/investor-app/files/deals.0a1b.js');

it.each([
  ['/remotes/investor-app/1.2.3-0123456789/remoteEntry.js', 'investor-app'],
  ['https://releases.example/remotes/auth-app/files/app.js', 'auth-app'],
  ['/assets/shell.js', 'shell'],
  ['https://elsewhere.example/assets/shell.js', null],
  ['/remotes/unknown-app/files/app.js', null],
  ['chrome-extension://abcdef/assets/content.js', null],
  ['', null],
])('knows whose the script %s is: %s', (address, app) => {
  expect(ownerOfScript(address)).toBe(app);
});

it('blames the remote whose code the shell runs, and the shell for its own', () => {
  expect(ownerOfStack(`TypeError: x\n${SHELL}\n${REMOTE}\n${SHELL}`)).toBe('investor-app');
  expect(ownerOfStack(`TypeError: x\n${SHELL}`)).toBe('shell');
});

it('blames no app for a foreign script, whatever the message says', () => {
  expect(ownerOfStack('Error: no\n    at chrome-extension://abc/remotes/auth-app/x.js')).toBeNull();
  expect(ownerOfStack('')).toBeNull();
});
