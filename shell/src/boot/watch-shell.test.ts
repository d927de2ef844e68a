import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { watchUnload } from './page-unload';
import { takeReloadMark, watchShell } from './watch-shell';

const TITLE = 'This page could not be loaded';
const PLATFORM = '/assets/platform.js';
const MAIN = '/assets/main.js';

const root = document.createElement('div');
root.id = 'root';
document.body.append(root);

afterEach(() => jest.restoreAllMocks());
let leave: () => void = () => undefined;
afterEach(() => leave());

/** The page reloaded in the same tab, while its scripts still load. */
function openPage() {
  root.replaceChildren();
  const refetched: string[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = () => resolve(new Response())));
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    expect(options).toMatchObject({ cache: 'reload' });
    refetched.push(new URL(address as string).pathname);
    return answered;
  });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

  const listen = jest.spyOn(window, 'addEventListener');
  const reload = jest.fn();
  watchShell(reload);
  const [, onError] = listen.mock.calls[0] ?? [];
  leave = () => window.removeEventListener('error', onError as EventListener, true);
  return { refetched, answer, reload };
}

function lose(...addresses: string[]): void {
  for (const address of addresses) {
    const script = document.createElement('script');
    // So that jsdom takes it for data and does not ask for it.
    script.type = 'text/plain';
    script.src = address;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
}

const completePage = () => window.dispatchEvent(new Event('load'));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const title = () => screen.queryByRole('heading', { name: TITLE });

it('reloads the page once, if there are better answers for all that is missing', async () => {
  const { refetched, answer, reload } = openPage();
  lose(PLATFORM);
  answer();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  lose(MAIN);
  completePage();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(refetched).toEqual([PLATFORM, MAIN]);
  expect(title()).not.toBeInTheDocument();
  expect(takeReloadMark()).toBe(true);
});

it('lets a page go that is being left, whose scripts the browser cancels', async () => {
  const { refetched, reload } = openPage();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Gecko/20100101 Firefox/153.0');
  watchUnload();
  window.dispatchEvent(new Event('beforeunload'));
  lose(PLATFORM);
  completePage();
  await settled();
  expect(refetched).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  expect(title()).not.toBeInTheDocument();
  delete document.documentElement.dataset['unloadAt'];
});

it('waits for the better answers', async () => {
  const { answer, reload } = openPage();
  lose(PLATFORM, MAIN);
  completePage();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(title()).not.toBeInTheDocument();
});

it('says so if that did not help, and requests all of them again with Retry', async () => {
  sessionStorage.setItem('shell-reloaded-at', String(Date.now()));
  const { refetched, answer, reload } = openPage();
  lose(PLATFORM, MAIN);
  expect(title()).toBeVisible();
  completePage();
  answer();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  refetched.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(refetched).toEqual([PLATFORM, MAIN]);
});

it('leaves a shell that has drawn, and scripts of remotes, to others', async () => {
  const { refetched } = openPage();
  lose('/remotes/auth-app/files/app.js');
  root.append(document.createElement('main'));
  lose(PLATFORM);
  expect(refetched).toEqual([]);
});
