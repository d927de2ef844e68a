import './testing/inline-registry';
import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
  getAnonymousUser,
  getInvestorLogin,
} from '@syndication/contract/accounts/accounts.endpoints';
import { getAgreement } from '@syndication/contract/agreement/agreement.endpoints';
import { QUERIES_CHANGED_IN_CONSOLE } from '@syndication/contract/console/console-queries.rules';
import { putContentRead as markRead } from '@syndication/contract/contents/contents.calls';
import { putContentRead } from '@syndication/contract/contents/contents.endpoints';
import {
  defineRemoteApp,
  keptForUserKey,
  SIGNED_OUT,
  useHost,
  useInvestor,
  type ClientSession,
  type Host,
} from '@syndication/contract/host';
import { FOR_USER_HEADER } from '@syndication/contract/http/endpoint';
import { getNominationLink } from '@syndication/contract/nominations/nominations.endpoints';
import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import {
  agreementFixture,
  answer,
  dropConnection,
  entrepreneur,
  entrepreneurSession,
  fail,
  fixtureId,
  greatLakes,
  investorSession,
  northeast,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { Form, TextField } from '@syndication/shared-ui/forms';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useEffect, useRef } from 'react';

import { App } from './app';
import { loadRelease } from './remotes/load-remote';
import { useSessionStore } from './session/session-store';
import { endSessionAfterFault } from './session/end-session';
import { PathNote, ShellPage } from './testing/shell-page';
import { api } from './session/api';
import { useLateFailures } from './updates/late-failures';

jest.mock('./remotes/load-remote', () => ({ loadRelease: jest.fn() }));

const server = startTestServer();

/** The session that the remote's one button signs in. */
let signsIn: Exclude<ClientSession, { role: null }> = investorSession;
/** What a remote's screen does when it unmounts. */
let onLeave: (host: Host) => void = () => undefined;
/** A remote's dialog in the user menu: on a phone, members nominate there. */
function InvestorDialog({ onClose }: { onClose: () => void }) {
  const { firstName } = useInvestor().member;
  return (
    <Dialog isOpen title={`For ${firstName}`} onClose={onClose}>
      <Form label="Nominate" validate={() => ({})} onSubmit={() => Promise.resolve()}>
        <TextField name="email" label="Email" />
      </Form>
    </Dialog>
  );
}

const remotes = REMOTE_NAMES.map((name) => {
  function Page() {
    const host = useHost();
    const latest = useRef(host);
    useEffect(() => {
      latest.current = host;
    });
    useEffect(() => () => onLeave(latest.current), []);
    const { beginSession } = host;
    return (
      <>
        <p>Screen of {name}</p>
        <input aria-label="Note" />
        <button onClick={() => beginSession(signsIn)}>Sign in</button>
      </>
    );
  }
  return defineRemoteApp({
    name,
    routes: [{ path: '*', title: name, Component: Page }],
    ...(name === 'investor-app' && {
      menuActions: [
        { label: 'Nominate', load: () => Promise.resolve({ default: InvestorDialog }) },
      ],
    }),
  });
});

beforeEach(() => {
  localStorage.clear();
  useLateFailures.getState().dismiss();
  signsIn = investorSession;
  onLeave = () => undefined;
  server.use(answer(getAgreement, agreementFixture));
  jest
    .mocked(loadRelease)
    .mockImplementation(({ name }) =>
      Promise.resolve(remotes.find((remote) => remote.name === name)!),
    );
});

const signedOut = answer(getAnonymousUser, null);
const memberSession = (isPolicyRead: 0 | 1) => ({
  deMember: { ...investorSession.member, isPolicyRead },
  beeMember: { id: investorSession.beeId },
});
const nominationLink = (email: string) => ({
  state: 'account' as const,
  email,
  nominations: [],
});

function rememberInvestor(isPolicyRead: 0 | 1 = 1) {
  localStorage.setItem('role', 'investor');
  server.use(answer(getInvestorLogin, memberSession(isPolicyRead)));
}

function openApp(at: string | { pathname: string; state?: unknown }, cache = new QueryClient()) {
  render(
    <ShellPage at={at} queryClient={cache}>
      <App />
      <PathNote />
    </ShellPage>,
  );
  return userEvent.setup();
}

/** What the page says to screen readers. */
const liveRegion = () => document.querySelector('[aria-live]');

describe('the console', () => {
  const as = (facts: Partial<typeof investorSession.member>) => {
    localStorage.setItem('role', 'investor');
    const deMember = { ...investorSession.member, ...facts };
    server.use(answer(getInvestorLogin, { ...memberSession(1), deMember }));
  };

  it('is there for staff and group admins, as the last item of the navigation', async () => {
    as({ isStaff: true });
    const user = openApp('/');
    expect(await screen.findByText('Screen of investor-app')).toBeVisible();
    const places = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(places.getByRole('link', { name: 'Console' }));
    expect(await screen.findByText('Screen of association-app')).toBeVisible();
    expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Console');
  });

  it('does not exist for other members', async () => {
    as({});
    openApp('/console/people');
    expect(await screen.findByText('Screen of investor-app')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Console' })).not.toBeInTheDocument();
  });

  it('is where staff begin who are in no group', async () => {
    as({ isStaff: true, syndicationGroup: null, syndicationGroups: [] });
    openApp(`/?group=${northeast.id}`);
    expect(await screen.findByText('Screen of association-app')).toBeVisible();
    expect(screen.getByText(/^Path: \/console/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Hello, / })).toBeVisible();
    expect(screen.queryByText(/Northeast/)).not.toBeInTheDocument();
  });
});

describe('signed out', () => {
  beforeEach(() => server.use(signedOut));

  it.each(['/', '/ventures/1?round=2#votes', '/etiquette', '/all-updates'])(
    'goes from %s to the sign-in, and back there afterwards',
    async (path) => {
      const user = openApp(path);
      expect(await screen.findByText('Screen of auth-app')).toBeVisible();
      expect(screen.getByText(`Path: /login ${JSON.stringify({ from: path })}`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      const back = path === '/' ? `/?group=${northeast.id}` : path;
      expect(await screen.findByText(`Path: ${back} null`)).toBeVisible();
      expect(screen.getByText('Hello, Irene')).toBeInTheDocument();
    },
  );

  it.each(['/nowhere', '/nonsense/here', '/ventures'])(
    'shows the 404 page at %s, and leads home from there',
    async (path) => {
      const user = openApp(path);
      expect(
        await screen.findByRole('heading', { name: 'Sorry, the page you visited does not exist.' }),
      ).toBeVisible();
      expect(screen.getByText(`Path: ${path} null`)).toBeVisible();
      expect(document.title).toMatch(/^Not found/);
      await user.click(screen.getByRole('button', { name: 'Go To Homepage' }));
      expect(await screen.findByText('Screen of auth-app')).toBeVisible();
    },
  );

  it.each([
    ['/ventures/1', 'Sign in to continue to the company’s page.'],
    ['/account', 'Sign in to continue to your account.'],
  ])('says after %s where the sign-in leads: %s', async (path, reason) => {
    openApp(path);
    expect(await screen.findByRole('note')).toHaveTextContent(reason);
    await waitFor(() => expect(liveRegion()).toHaveTextContent(`auth-app. ${reason}`));
  });

  it.each(['/', '/login', '/investor-signin'])(
    'says nothing of the kind after %s',
    async (path) => {
      openApp(path);
      expect(await screen.findByText('Screen of auth-app')).toBeVisible();
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
      expect(liveRegion()).toHaveTextContent(/^auth-app$/);
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/login', undefined])(
    'after a sign-in with the origin %j starts at the home page',
    async (from) => {
      signsIn = entrepreneurSession;
      const user = openApp({ pathname: '/entrepreneur-signin', state: { from } });
      await user.click(await screen.findByRole('button', { name: 'Sign in' }));
      expect(await screen.findByText('Path: / null')).toBeVisible();
      expect(await screen.findByText('Screen of entrepreneur-app')).toBeVisible();
    },
  );

  it('forgets a role that no longer holds', async () => {
    localStorage.setItem('role', 'investor');
    server.use(answer(getInvestorLogin, { deMember: null, beeMember: null }));
    openApp('/login');
    expect(await screen.findByText('Screen of auth-app')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

describe('signed in', () => {
  it('leaves public pages for the origin', async () => {
    rememberInvestor();
    openApp({ pathname: '/investor-signin', state: { from: '/ventures/1' } });
    expect(await screen.findByText('Path: /ventures/1 null')).toBeVisible();
    expect(await screen.findByText('Screen of investor-app')).toBeVisible();
  });

  it('leaves public pages for home if the origin is for another role', async () => {
    rememberInvestor();
    openApp({ pathname: '/investor-signin', state: { from: '/unsubscribe-email' } });
    expect(await screen.findByText(`Path: /?group=${northeast.id} null`)).toBeVisible();
    expect(await screen.findByText('Screen of investor-app')).toBeVisible();
  });

  it.each(['/entrepreneur-signup?nomination=abc', '/reset-password?verification=abc'])(
    'says who is signed in to those who open a link of a mail: %s',
    async (link) => {
      rememberInvestor();
      server.use(answer(getNominationLink, nominationLink('other@company.test')));
      openApp(link);
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(
        `You are signed in as ${investorSession.member.email}. If the link that you opened is for another account, sign out and open it again.`,
      );
      expect(await screen.findByText('Screen of investor-app')).toBeVisible();
    },
  );

  it('says who is signed in where the link of a nomination cannot be read', async () => {
    rememberInvestor();
    server.use(fail(getNominationLink, { status: 404, code: 'NOT_FOUND' }));
    openApp('/entrepreneur-signup?nomination=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are signed in as /);
  });

  it('says nothing of an old link of one’s own nomination', async () => {
    const asked = jest.fn(() => nominationLink(entrepreneur.email));
    const { results } = jest.spyOn(api, 'call').mock;
    server.use(answer(getAnonymousUser, entrepreneur), answer(getNominationLink, asked));
    openApp('/entrepreneur-signup?nomination=abc');
    expect(await screen.findByText('Screen of entrepreneur-app')).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => Promise.allSettled(results.map(({ value }) => value)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says nothing of a link by which one has just signed up', async () => {
    server.use(signedOut);
    openApp('/entrepreneur-signup?nomination=abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Screen of investor-app')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the entrepreneur the entrepreneur remote and label', async () => {
    server.use(answer(getAnonymousUser, entrepreneur));
    openApp('/');
    expect(await screen.findByText('Screen of entrepreneur-app')).toBeVisible();
    const label = within(screen.getByRole('contentinfo')).getByText('Free For Entrepreneurs');
    expect(label).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows the welcome dialog until the rules are accepted, but not over the agreement', async () => {
    rememberInvestor(0);
    const user = openApp('/all-updates?unread=1');
    await screen.findByRole('dialog', { name: /^Welcome to/ });
    await user.click(screen.getByRole('link', { name: 'Read the full agreement' }));
    expect(await screen.findByRole('heading', { name: 'Rules and agreement' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go back and agree' }));
    expect(await screen.findByText('Path: /all-updates?unread=1 null')).toBeVisible();
    expect(await screen.findByRole('dialog', { name: /^Welcome to/ })).toBeVisible();
  });

  it.each(['/etiquette/', '/Etiquette'])(
    'leaves the agreement readable at %s too',
    async (path) => {
      rememberInvestor(0);
      openApp(path);
      expect(await screen.findByRole('link', { name: 'Go back and agree' })).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('offers no way back to agreeing to those who have agreed', async () => {
    rememberInvestor();
    openApp('/etiquette');
    expect(await screen.findByRole('heading', { name: 'Rules and agreement' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go back and agree' })).not.toBeInTheDocument();
  });

  it('stops asking once the rules are accepted in another tab, and requests again what was refused', async () => {
    rememberInvestor(0);
    const cache = new QueryClient();
    openApp('/', cache);
    await screen.findByRole('dialog', { name: /^Welcome to/ });
    cache.setQueryData(['ventures'], []);
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({ userId: investorSession.member.userId, hasAccepted: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cache.getQueryState(['ventures'])?.isInvalidated).toBe(true);
    otherTab.close();
  });

  it('reopens the rules from the user menu', async () => {
    rememberInvestor();
    const user = openApp('/');
    expect(await screen.findByText('Screen of investor-app')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hello, Irene' }));
    await user.click(screen.getByRole('link', { name: 'Rules' }));
    expect(await screen.findByRole('dialog', { name: /^Welcome to/ })).toBeVisible();
  });
});

describe('a session that ends', () => {
  const signedOutOnServer = [
    answer(deleteEntrepreneurLogin, undefined),
    answer(deleteInvestorLogin, undefined),
  ];

  it('leads through the logout when the API refuses it, and back after signing in', async () => {
    rememberInvestor();
    server.use(...signedOutOnServer);
    const user = openApp('/ventures/1');
    await screen.findByText('Screen of investor-app');
    act(() => useSessionStore.getState().refuse());
    const entry = { from: '/ventures/1', reason: 'session-ended' };
    expect(await screen.findByText(`Path: /login ${JSON.stringify(entry)}`)).toBeVisible();
    const reason = 'Your session has ended. Sign in to continue.';
    expect(screen.getByRole('note')).toHaveTextContent(reason);
    await waitFor(() => expect(liveRegion()).toHaveTextContent(reason));
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Path: /ventures/1 null')).toBeVisible();
  });

  it('says at the sign-in what may have happened to the password', async () => {
    rememberInvestor();
    server.use(...signedOutOnServer);
    openApp('/ventures/1');
    await screen.findByText('Screen of investor-app');
    act(() => useSessionStore.getState().explainRefusal('password-unknown'));
    act(() => useSessionStore.getState().refuse());
    expect(await screen.findByRole('note')).toHaveTextContent('Your password may have changed');
  });

  it('says after a fault of the server why one is signed out, and says it once', async () => {
    rememberInvestor();
    server.use(...signedOutOnServer);
    const user = openApp('/ventures/1');
    await screen.findByText('Screen of investor-app');
    act(() => endSessionAfterFault(new QueryClient()));
    const reason = /^Something went wrong on our side, so you were signed out\./;
    expect(await screen.findByRole('note')).toHaveTextContent(reason);
    await user.click(screen.getByRole('link', { name: /Syndication/ }));
    expect(await screen.findByText('Path: /login null')).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it.each([
    ['says why', 'investor'],
    ['says nothing', null],
  ] as const)('%s after a fault at the first call, with role %s stored', async (_what, role) => {
    if (role) localStorage.setItem('role', role);
    const fault = { status: 500, code: 'INTERNAL' } as const;
    const ended = jest.fn(() => undefined);
    server.use(
      fail(getInvestorLogin, fault),
      fail(getAnonymousUser, fault),
      answer(deleteEntrepreneurLogin, ended),
      answer(deleteInvestorLogin, ended),
    );
    openApp('/ventures/1');
    expect(await screen.findByText('Screen of auth-app')).toBeVisible();
    const reason = /^Something went wrong on our side, so you were signed out\./;
    expect(screen.queryAllByText(reason)).toHaveLength(role ? 1 : 0);
    expect(localStorage.getItem('role')).toBeNull();
    // What it says holds after a reload, too.
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(role ? 2 : 0));
  });

  it('ends in this tab when another tab signs out, and the next user starts afresh', async () => {
    rememberInvestor();
    openApp('/ventures/1');
    await screen.findByText('Screen of investor-app');
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({ userId: null, was: investorSession.member.userId });
    expect(await screen.findByText('Path: /login null')).toBeVisible();
    expect(await screen.findByText('Screen of auth-app')).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    otherTab.close();
  });

  it('keeps the storage of the next user when this tab learns late that its session has ended', async () => {
    rememberInvestor();
    openApp('/ventures/1');
    await screen.findByText('Screen of investor-app');
    server.use(answer(getAnonymousUser, entrepreneur));
    localStorage.setItem('role', 'entrepreneur');
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({ userId: null, was: investorSession.member.userId });
    otherTab.postMessage({ userId: entrepreneur.id, was: null });
    expect(await screen.findByText('Path: / null')).toBeVisible();
    expect(await screen.findByText('Screen of entrepreneur-app')).toBeVisible();
    expect(localStorage.getItem('role')).toBe('entrepreneur');
    otherTab.close();
  });

  it('is replaced by that of a user who signs in in another tab', async () => {
    rememberInvestor();
    openApp('/');
    await screen.findByText('Screen of investor-app');
    server.use(answer(getAnonymousUser, entrepreneur));
    localStorage.setItem('role', 'entrepreneur');
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({ userId: entrepreneur.id });
    expect(await screen.findByText('Screen of entrepreneur-app')).toBeVisible();
    otherTab.close();
  });
});

it('updates names, groups and rights when something has changed them', async () => {
  rememberInvestor();
  const cache = new QueryClient();
  openApp('/', cache);
  await screen.findByText('Screen of investor-app');
  expect(useSessionStore.getState().activeGroup).toEqual(northeast);
  const renamed = { ...northeast, title: 'New England' };
  const deMember = {
    ...memberSession(1).deMember,
    firstName: 'Otto',
    syndicationGroup: greatLakes,
    syndicationGroups: [greatLakes, renamed],
  };
  server.use(answer(getInvestorLogin, { ...memberSession(1), deMember }));
  const isChanged = ([first]: readonly unknown[]) =>
    QUERIES_CHANGED_IN_CONSOLE.includes(first as 'session');
  await act(() => cache.invalidateQueries({ predicate: ({ queryKey }) => isChanged(queryKey) }));
  expect(await screen.findByText('Hello, Otto')).toBeInTheDocument();
  expect(useSessionStore.getState().activeGroup).toEqual(renamed);
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Great Lakes', 'New England']);
});

it('sends, stores and shows nothing for the next user while a screen unmounts', async () => {
  rememberInvestor();
  openApp('/ventures/1');
  await screen.findByText('Screen of investor-app');
  const key = keptForUserKey(investorSession.member.userId, 'note');
  onLeave = ({ api, showLateFailure }) => {
    sessionStorage.setItem(key, 'typed');
    void api.call(markRead, { params: { id: 'a' }, keepalive: true });
    showLateFailure?.({ title: 'Your note on Alderwick was not saved', reason: '' });
  };
  const sent: (string | null)[] = [];
  server.use(
    answer(putContentRead, ({ request }) => {
      sent.push(request.headers.get(FOR_USER_HEADER));
      return undefined;
    }),
  );
  act(() => useSessionStore.getState().setSession(entrepreneurSession));
  expect(await screen.findByText('Screen of entrepreneur-app')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([investorSession.member.userId]));
  expect(useLateFailures.getState().failures).toEqual([]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('shows the next user nothing of what was typed when the browser restores the page', async () => {
  rememberInvestor();
  const user = openApp('/ventures/1');
  await user.type(await screen.findByLabelText('Note'), 'Confidential');
  const deMember = { ...investorSession.member, userId: fixtureId(7), firstName: 'Otto' };
  server.use(answer(getInvestorLogin, { ...memberSession(1), deMember }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('Hello, Otto')).toBeInTheDocument();
  expect(await screen.findByLabelText('Note')).toHaveValue('');
});

it('keeps what was typed for the user who comes back, and for nobody else', async () => {
  const key = keptForUserKey(entrepreneur.id, 'draft');
  sessionStorage.setItem(key, 'typed');
  server.use(answer(getAnonymousUser, entrepreneur));
  openApp('/');
  await screen.findByText('Screen of entrepreneur-app');
  expect(sessionStorage.getItem(key)).toBe('typed');
  act(() => useSessionStore.getState().setSession(SIGNED_OUT));
  expect(sessionStorage.getItem(key)).toBe('typed');
  act(() => useSessionStore.getState().setSession(investorSession));
  expect(sessionStorage.getItem(key)).toBeNull();
});

it.each([
  ['in this tab', () => useSessionStore.getState().signOut()],
  [
    'in another tab',
    () => {
      const otherTab = new BroadcastChannel('session');
      otherTab.postMessage({ userId: null, was: entrepreneur.id, hasSignedOut: true });
      otherTab.close();
    },
  ],
])('keeps nothing of what was typed once its user has signed out %s', async (_, signOut) => {
  const key = keptForUserKey(entrepreneur.id, 'draft');
  server.use(answer(getAnonymousUser, entrepreneur));
  openApp('/');
  await screen.findByText('Screen of entrepreneur-app');
  onLeave = () => sessionStorage.setItem(key, 'typed');
  act(signOut);
  expect(await screen.findByText('Screen of auth-app')).toBeVisible();
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('ends a dialog of the user menu with the session, and keeps what was typed for the user who comes back', async () => {
  rememberInvestor();
  const user = openApp('/');
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: /^Hello/ }));
    await user.click(await screen.findByRole('button', { name: 'Nominate' }));
    return screen.findByRole('textbox', { name: 'Email' });
  };
  await user.type(await openDialog(), 'ana@tidewater.example');
  server.use(signedOut);
  await act(async () => useSessionStore.getState().setSession(SIGNED_OUT));
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => useSessionStore.getState().setSession(investorSession));
  expect(await openDialog()).toHaveValue('ana@tidewater.example');
});

it('shows nothing on a restored page while it is unknown who is signed in', async () => {
  rememberInvestor();
  openApp('/ventures/1');
  await screen.findByText('Screen of investor-app');
  server.use(dropConnection(getInvestorLogin));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not responding');
  expect(screen.queryByText('Screen of investor-app')).not.toBeInTheDocument();
});

it('leaves the session alone when the service does not answer, and Retry asks again', async () => {
  localStorage.setItem('role', 'investor');
  server.use(fail(getInvestorLogin, { status: 503, code: 'UNAVAILABLE' }));
  const user = openApp('/ventures/1');
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not responding');
  expect(localStorage.getItem('role')).toBe('investor');
  expect(screen.getByText('Path: /ventures/1 null')).toBeVisible();
  server.use(answer(getInvestorLogin, memberSession(1)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Screen of investor-app')).toBeVisible();
});
