import type { Host } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { deleteFollow, putFollow } from '@syndication/contract/member-deals/member-deals.endpoints';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  answerLater,
  createTestHost,
  dropConnection,
  fail,
  holdCalls,
  investorSession,
  northeast,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FollowButton } from '../deal-marks/follow-button';
import { dealsQuery } from './get-deals';

const server = startTestServer();
const { api } = createTestHost(investorSession);

function Followed() {
  const { data: deals = [], refetch } = useQuery(dealsQuery(api, northeast.id));
  return (
    <>
      {deals.map((deal) => (
        <FollowButton key={deal.id} deal={deal} />
      ))}
      <button onClick={() => void refetch()}>Reload</button>
    </>
  );
}

async function show(host: Partial<Host>) {
  server.use(answer(getVentures, [ventureFixture()]));
  render(
    <ScreenHost session={investorSession} host={host}>
      <Followed />
    </ScreenHost>,
  );
  return screen.findByRole('button', { name: 'Follow Tidewater Robotics' });
}

it('follows at once, and no longer with the next press', async () => {
  const announce = jest.fn();
  server.use(answer(putFollow, undefined), answer(deleteFollow, undefined));
  const star = await show({ announce });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('You follow Tidewater Robotics'));
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith('You no longer follow Tidewater Robotics'),
  );
});

it.each([
  [
    'was refused',
    fail(putFollow, { status: 503, code: 'UNAVAILABLE' }),
    'You do not follow Tidewater Robotics',
  ],
  [
    'got no answer',
    dropConnection(putFollow),
    'We cannot tell whether you follow Tidewater Robotics',
  ],
])('takes back what %s, and says so', async (_what, handler, title) => {
  const showLateFailure = jest.fn();
  server.use(handler);
  const star = await show({ showLateFailure });
  await userEvent.click(star);
  await waitFor(() => expect(showLateFailure).toHaveBeenCalled());
  expect(showLateFailure.mock.calls[0]).toMatchObject([{ title }]);
  expect(star).toHaveAttribute('aria-pressed', 'false');
});

it('shows that it follows, when only the answer was lost', async () => {
  const showLateFailure = jest.fn();
  const star = await show({ showLateFailure });
  server.use(
    answer(getVentures, [{ ...ventureFixture(), isFollowed: true }]),
    dropConnection(putFollow),
  );
  await userEvent.click(star);
  await waitFor(() => expect(showLateFailure).toHaveBeenCalled());
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
});

const UNAVAILABLE = { status: 503, code: 'UNAVAILABLE' } as const;

it.each([
  [
    'of which the first is refused',
    [
      fail(putFollow, () => {
        server.use(answer(putFollow, undefined));
        return UNAVAILABLE;
      }),
      answer(deleteFollow, undefined),
    ],
    3,
    'true',
    'You follow Tidewater Robotics',
  ],
  [
    'of which none is refused',
    [answer(putFollow, undefined), answer(deleteFollow, undefined)],
    2,
    'false',
    'You no longer follow Tidewater Robotics',
  ],
  [
    'of which both are refused',
    [fail(putFollow, UNAVAILABLE), fail(deleteFollow, UNAVAILABLE)],
    2,
    'false',
    'You do not follow Tidewater Robotics',
  ],
])(
  'says once what is saved after quick presses %s',
  async (_what, handlers, presses, isPressed, message) => {
    const messages: string[] = [];
    const held = holdCalls();
    server.use(held.handler, ...handlers);
    const star = await show({
      announce: (text) => messages.push(text),
      showLateFailure: ({ title }) => messages.push(title),
    });
    for (let press = 1; press <= presses; press += 1) await userEvent.click(star);
    held.answerNow();
    await waitFor(() => expect(messages).toEqual([message]));
    expect(star).toHaveAttribute('aria-pressed', isPressed);
  },
);

it('follows whatever a list says that was read before and comes after', async () => {
  const late = answerLater(putFollow, undefined);
  const outdated = answerLater(getVentures, [ventureFixture()]);
  const announce = jest.fn();
  const star = await show({ announce });
  server.use(late.handler);
  await userEvent.click(star);
  server.use(outdated.handler);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  server.use(answer(getVentures, [{ ...ventureFixture(), isFollowed: true }]));
  late.answerNow();
  await waitFor(() => expect(announce).toHaveBeenCalled());
  const reads = jest.fn();
  server.events.on('response:mocked', reads);
  outdated.answerNow();
  await waitFor(() => expect(reads).toHaveBeenCalled());
  expect(star).toHaveAttribute('aria-pressed', 'true');
  server.events.removeListener('response:mocked', reads);
});
