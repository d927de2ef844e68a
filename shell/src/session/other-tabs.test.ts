import { SIGNED_OUT, type ClientSession } from '@syndication/contract/host';
import { entrepreneurSession, investorSession } from '@syndication/shared-ui/testing';
import { waitFor } from '@testing-library/react';

import { followOtherTabs } from './other-tabs';
import { useSessionStore } from './session-store';

/** What this page hears and says; the other tab is a channel of its own. */
function openTabs(session: ClientSession) {
  useSessionStore.getState().setSession(session);
  const onEnded = jest.fn();
  const onChanged = jest.fn();
  const onAccepted = jest.fn();
  let settle = (): void => undefined;
  const onRestored = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  const stop = followOtherTabs({ onEnded, onChanged, onAccepted, onRestored });
  const otherTab = new BroadcastChannel('session');
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  closers.push(stop, () => otherTab.close());
  return { onEnded, onChanged, onAccepted, onRestored, settle: () => settle(), otherTab, heard };
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const { setSession } = useSessionStore.getState();

it('tells the other tabs who signs in, and that nobody is any more', async () => {
  const { heard } = openTabs(SIGNED_OUT);
  setSession(investorSession);
  setSession({ ...investorSession });
  setSession(SIGNED_OUT);
  setSession(investorSession);
  useSessionStore.getState().signOut();
  const { userId } = investorSession.member;
  await waitFor(() =>
    expect(heard).toEqual([
      { userId, role: 'investor', was: null, hasSignedOut: false },
      { userId: null, role: null, was: userId, hasSignedOut: false },
      { userId, role: 'investor', was: null, hasSignedOut: false },
      { userId: null, role: null, was: userId, hasSignedOut: true },
    ]),
  );
});

it.each([
  ['has ended', undefined, false],
  ['has signed out of', true, true],
])('ends the session that another tab %s', async (_, hasSignedOut, isTold) => {
  const { onEnded, onChanged, otherTab } = openTabs(investorSession);
  otherTab.postMessage({ userId: null, was: investorSession.member.userId, hasSignedOut });
  await waitFor(() => expect(onEnded.mock.calls).toEqual([[isTold]]));
  expect(onChanged).not.toHaveBeenCalled();
});

it.each([
  ['an earlier user', { userId: null, role: null, was: entrepreneurSession.user.id }],
  ['an unknown user', { userId: null }],
])('asks again when the session of %s has ended', async (_, news) => {
  const { onEnded, onChanged, otherTab } = openTabs(investorSession);
  otherTab.postMessage(news);
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[undefined]]));
  expect(onEnded).not.toHaveBeenCalled();
});

it('asks again when someone else has signed in', async () => {
  const { onEnded, onChanged, otherTab } = openTabs(investorSession);
  otherTab.postMessage({ userId: investorSession.member.userId });
  otherTab.postMessage({ userId: entrepreneurSession.user.id, role: 'entrepreneur' });
  await waitFor(() => expect(onChanged.mock.calls).toEqual([['entrepreneur']]));
  expect(onEnded).not.toHaveBeenCalled();
});

describe('the agreement', () => {
  const { userId } = investorSession.member;
  const asked = {
    ...investorSession,
    member: { ...investorSession.member, isPolicyRead: 0 as const },
  };

  it('is not asked for where it was accepted in another tab', async () => {
    const { onAccepted, onChanged, otherTab } = openTabs(asked);
    otherTab.postMessage({ userId, hasAccepted: true });
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('is not accepted for somebody else', async () => {
    const { onAccepted, onChanged, otherTab } = openTabs(asked);
    otherTab.postMessage({ userId: 'another-member', hasAccepted: true });
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('was accepted here: the other tabs are told', async () => {
    const { heard } = openTabs(asked);
    useSessionStore.getState().acceptPolicy();
    await waitFor(() => expect(heard).toEqual([{ userId, hasAccepted: true }]));
  });
});

describe('a page that the browser brings back', () => {
  const { style } = document.documentElement;
  const fire = (type: 'pagehide' | 'pageshow', persisted = true) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));

  it('shows again once it has asked who is there', async () => {
    const { onRestored, settle } = openTabs(investorSession);
    fire('pagehide', false);
    fire('pageshow', false);
    expect([onRestored.mock.calls.length, style.visibility]).toEqual([0, '']);
    fire('pagehide');
    fire('pageshow');
    expect([onRestored.mock.calls.length, style.visibility]).toEqual([1, 'hidden']);
    settle();
    await waitFor(() => expect(style.visibility).toBe(''));
  });

  it('hides nothing of a visitor who was not signed in', () => {
    openTabs(SIGNED_OUT);
    fire('pagehide');
    expect(style.visibility).toBe('');
  });
});
