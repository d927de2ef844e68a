import { postDealNomination } from '@syndication/contract/nominations/nominations.endpoints';
import { getSyndicationGroups } from '@syndication/contract/members/members.endpoints';
import {
  answer,
  fail,
  investorSession,
  northeast,
  ScreenHost,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { HeaderActions } from './header-actions';

jest.mock('./features/contents/whats-new-menu', () => ({ WhatsNewMenu: () => null }));

const server = startTestServer();

async function openNomination() {
  render(
    <ScreenHost session={investorSession}>
      <HeaderActions />
    </ScreenHost>,
  );
  // Its place in the header is hidden on a phone's width, as here.
  const [button] = screen.getAllByRole('button', { name: 'Nominate a deal', hidden: true });
  await userEvent.click(button!, { pointerEventsCheck: 0 });
  return screen.findByRole('textbox', { name: 'Email 1' });
}

it('keeps a nomination that was not sent because the session had ended', async () => {
  server.use(answer(getSyndicationGroups, { data: [northeast], ventures: [] }));
  // The shell takes the screen away as soon as it learns of the 401.
  const refused = new Promise<void>((resolve) => {
    server.use(
      fail(postDealNomination, () => {
        cleanup();
        resolve();
        return { status: 401, code: 'NOT_SIGNED_IN' };
      }),
    );
  });
  await userEvent.type(await openNomination(), 'ana@tidewater.example');
  await userEvent.click(await screen.findByRole('checkbox', { name: northeast.title }));
  await userEvent.click(screen.getByRole('button', { name: 'Send Email' }));
  await refused;
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('ana@tidewater'));
  expect(await openNomination()).toHaveValue('ana@tidewater.example');
});
