import { sharedQueryKeys } from '@syndication/contract/host';
import { useSearchParams } from '@syndication/contract/host/router';
import { updateMemberGroup } from '@syndication/contract/members/members.endpoints';
import {
  answer,
  dealsFixture,
  dropConnection,
  greatLakes,
  investorSession,
  northeast,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Suspense, use, type ReactNode } from 'react';

import { createQueryClient } from '../session/query-client';
import { useSessionStore } from '../session/session-store';
import { PathNote, ShellPage } from '../testing/shell-page';
import { useLateFailures } from '../updates/late-failures';
import { GroupSwitcher } from './group-switcher';

const server = startTestServer();
const calls: unknown[] = [];
const switched = answer(updateMemberGroup, ({ body, params }) => {
  const { syndicationGroupId } = body as { syndicationGroupId: string };
  calls.push([params.memberId, syndicationGroupId]);
  const syndicationGroup = syndicationGroupId === northeast.id ? northeast : greatLakes;
  return { ventures: [ventureFixture()], member: { syndicationGroup } };
});

interface OpenOptions {
  session?: typeof investorSession;
  beside?: ReactNode;
}

function openSwitcher(at = '/', { session = investorSession, beside }: OpenOptions = {}) {
  calls.length = 0;
  const queryClient = createQueryClient({
    onUnauthorized: jest.fn(),
    onServerFault: jest.fn(),
    onOutdated: jest.fn(),
    onPolicyDue: jest.fn(),
  });
  queryClient.setQueryData(sharedQueryKeys.ventures(northeast.id), dealsFixture);
  const { unmount } = render(
    <ShellPage session={session} at={at} queryClient={queryClient}>
      <GroupSwitcher session={session} />
      <PathNote />
      {beside}
    </ShellPage>,
  );
  const dealsOf = (groupId: string) => queryClient.getQueryData(sharedQueryKeys.ventures(groupId));
  return { user: userEvent.setup(), dealsOf, unmount };
}

const dropdown = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Syndication group' });
const shownTitle = () => dropdown().selectedOptions[0]?.textContent;
const activeTitle = () => useSessionStore.getState().activeGroup?.title;

it('lists the groups and shows the current one', () => {
  openSwitcher();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Northeast',
    'Great Lakes',
  ]);
  expect(shownTitle()).toBe('Northeast');
});

it('replaces the deals and the title', async () => {
  server.use(switched);
  const { user, dealsOf } = openSwitcher();
  await user.selectOptions(dropdown(), 'Great Lakes');
  await waitFor(() => expect(activeTitle()).toBe('Great Lakes'));
  expect(shownTitle()).toBe('Great Lakes');
  expect(dealsOf(greatLakes.id)).toEqual([
    expect.objectContaining({ companyName: 'Tidewater Robotics' }),
  ]);
  expect(calls).toEqual([[investorSession.member.id, greatLakes.id]]);
});

it.each([
  ['/contents/1', `/?group=${greatLakes.id}`],
  ['/all-updates', `/?group=${greatLakes.id}`],
  ['/?sort=name-asc', `/?sort=name-asc&group=${greatLakes.id}`],
  ['/ventures/1', '/ventures/1'],
])('from %s it goes on at %s', async (at, expected) => {
  server.use(switched);
  const { user } = openSwitcher(at);
  await user.selectOptions(dropdown(), 'Great Lakes');
  await waitFor(() => expect(activeTitle()).toBe('Great Lakes'));
  expect(await screen.findByText(`Path: ${expected} null`)).toBeVisible();
});

describe('the address', () => {
  it.each([
    ['/', `/?group=${northeast.id}`, 'Northeast'],
    [`/?group=${greatLakes.id}`, `/?group=${greatLakes.id}`, 'Great Lakes'],
    ['/?group=great-lakes&sort=name-asc', `/?group=${greatLakes.id}&sort=name-asc`, 'Great Lakes'],
    ['/?group=rocky-mountain', `/?group=${northeast.id}`, 'Northeast'],
    [`/ventures/1?group=${greatLakes.id}`, `/ventures/1?group=${greatLakes.id}`, 'Great Lakes'],
    ['/ventures/1', '/ventures/1', 'Northeast'],
  ])('%s becomes %s and shows %s', async (at, path, title) => {
    openSwitcher(at);
    expect(await screen.findByText(`Path: ${path} null`)).toBeVisible();
    expect(shownTitle()).toBe(title);
    expect(activeTitle()).toBe(title);
  });

  const ofOneGroup = {
    ...investorSession,
    member: { ...investorSession.member, syndicationGroups: [northeast] },
  };
  it.each([
    ['/?group=rocky-mountain', investorSession, ['You see the deals of Northeast instead.']],
    [`/?group=${greatLakes.id}`, ofOneGroup, ['You see the deals of Northeast instead.']],
    [`/?group=${greatLakes.id}`, investorSession, []],
    ['/?group=', investorSession, []],
    ['/', investorSession, []],
    // There it is a filter, of groups that staff need not be members of.
    ['/console/people?group=rocky-mountain', investorSession, []],
  ])('%s says where its group is none of the member', async (at, session, reasons) => {
    useLateFailures.getState().dismiss();
    openSwitcher(at, { session });
    await screen.findByText(/^Path:/);
    expect(useLateFailures.getState().failures.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('replaces another group by the only one of the member, so that a reload shows it', async () => {
    openSwitcher(`/?group=${greatLakes.id}`, { session: ofOneGroup });
    expect(await screen.findByText(`Path: /?group=${northeast.id} null`)).toBeVisible();
  });

  it('stays without a group for a member of one group', () => {
    openSwitcher('/', { session: ofOneGroup });
    expect(screen.getByText('Path: / null')).toBeVisible();
  });
});

it('remembers the switch as the active group of the session', async () => {
  server.use(switched);
  const { user } = openSwitcher();
  await user.selectOptions(dropdown(), 'Great Lakes');
  await waitFor(() =>
    expect(useSessionStore.getState().session).toMatchObject({
      member: { syndicationGroup: greatLakes },
    }),
  );
});

/** Keeps the switch to Great Lakes waiting until the returned function is called. */
function delaySwitch() {
  let release = (): void => undefined;
  let hasAnswered = false;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.put(
      '*/api/v1/members/:id/syndication-groups',
      async () => {
        await waiting;
        hasAnswered = true;
        return HttpResponse.json({
          data: { ventures: [], member: { syndicationGroup: greatLakes } },
        });
      },
      { once: true },
    ),
  );
  return async () => {
    release();
    await waitFor(() => expect(hasAnswered).toBe(true));
    // Only once the answer has passed through the transport is it certain that it did nothing.
    for (let turn = 0; turn < 5; turn++) await act(() => new Promise((done) => setTimeout(done)));
  };
}

it('cancels a switch that a newer one overtakes, which then changes nothing', async () => {
  const { user, dealsOf } = openSwitcher();
  server.use(switched);
  const answerFirst = delaySwitch();
  await user.selectOptions(dropdown(), 'Great Lakes');
  expect(shownTitle()).toBe('Great Lakes');
  await user.selectOptions(dropdown(), 'Northeast');
  await waitFor(() => expect(dealsOf(northeast.id)).toHaveLength(1));
  await answerFirst();
  expect(shownTitle()).toBe('Northeast');
  expect(activeTitle()).toBe('Northeast');
  expect(dealsOf(greatLakes.id)).toBeUndefined();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** A list that filters itself by the address, and renders slowly. */
function SlowList({ drawn }: { drawn: Promise<void> }) {
  const [params, setParams] = useSearchParams();
  if (params.has('filter')) use(drawn);
  const narrow = (current: URLSearchParams) => {
    current.set('filter', 'ink');
    return current;
  };
  return <button onClick={() => setParams(narrow)}>Narrow</button>;
}

it('keeps what the screen has just written into the address and still renders', async () => {
  server.use(switched);
  let draw = (): void => undefined;
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  const beside = (
    <Suspense>
      <SlowList drawn={drawn} />
    </Suspense>
  );
  openSwitcher('/', { beside });
  await screen.findByText(`Path: /?group=${northeast.id} null`);
  await act(async () => screen.getByRole('button', { name: 'Narrow' }).click());
  expect(screen.getByText(`Path: /?group=${northeast.id} null`)).toBeVisible();
  const target = { value: greatLakes.id };
  await act(async () => fireEvent.change(dropdown(), { target }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => {
    draw();
    await drawn;
  });
  const path = `/?group=${greatLakes.id}&filter=ink`;
  expect(await screen.findByText(`Path: ${path} null`)).toBeVisible();
  expect(activeTitle()).toBe('Great Lakes');
});

it('drops the answer when the member signs out meanwhile', async () => {
  const { user, dealsOf, unmount } = openSwitcher();
  const answerLate = delaySwitch();
  await user.selectOptions(dropdown(), 'Great Lakes');
  unmount();
  await answerLate();
  expect(activeTitle()).toBe('Northeast');
  expect(dealsOf(greatLakes.id)).toBeUndefined();
});

it('shows an error in place of the dropdown, and Retry asks for the same group', async () => {
  server.use(dropConnection(updateMemberGroup));
  const { user, dealsOf } = openSwitcher();
  await user.selectOptions(dropdown(), 'Great Lakes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The group could not be changed.');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(activeTitle()).toBe('Northeast');
  expect(dealsOf(northeast.id)).toHaveLength(dealsFixture.length);

  server.use(switched);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(activeTitle()).toBe('Great Lakes'));
  expect(shownTitle()).toBe('Great Lakes');
});

describe('without a current group', () => {
  const member = { ...investorSession.member, syndicationGroup: null };

  it.each([[[]], [[northeast, greatLakes]]])(
    'says once that the group of the address is none of %j, which then leaves the address',
    async (syndicationGroups) => {
      useLateFailures.getState().dismiss();
      const session = { ...investorSession, member: { ...member, syndicationGroups } };
      openSwitcher('/?group=rocky-mountain&sort=name-asc', { session });
      expect(await screen.findByText('Path: /?sort=name-asc null')).toBeVisible();
      expect(useLateFailures.getState().failures).toHaveLength(1);
    },
  );

  it('asks to choose one of several', () => {
    openSwitcher('/', { session: { ...investorSession, member } });
    expect(shownTitle()).toBe('Choose a group');
  });

  it.each(['Walnut Street Angels', null])('names the group of the deals beside %s', (group) => {
    const session = { ...investorSession, member: { ...member, group, syndicationGroups: [] } };
    openSwitcher('/', { session });
    expect(screen.getByText('Northeast')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
