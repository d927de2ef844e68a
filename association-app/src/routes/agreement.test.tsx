import {
  exportAcceptances,
  getConsoleAgreement,
  publishAgreement,
  putAgreementDraft,
} from '@syndication/contract/console-agreement/console-agreement.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import {
  acceptancesFixture,
  answer,
  consoleAgreementFixture,
  fail,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor } from '@testing-library/react';

import { saveCsv } from '../../../shared-ui/src/csv/save-csv';
import * as stories from './agreement.stories';

jest.mock('../../../shared-ui/src/csv/save-csv');

const server = startTestServer();
afterEach(() => sessionStorage.clear());
const { Comparing, Default, FirstOnly, NotForAdmins, Publishing, WhoAccepted, Writing } =
  composeStories(stories);

it('says which version is in force, and how many accepted each', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('row', { name: /Version 3 Draft/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Version 2 In force.*58 of 64/ })).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Version 1 Earlier Came with the product/ }),
  ).toBeVisible();
});

it('begins the next version with the current text', async () => {
  const announce = jest.fn();
  const user = await renderStory(server, FirstOnly, { host: { announce } });
  const bodies: unknown[] = [];
  server.use(
    answer(putAgreementDraft, ({ body }: MockedCall) => {
      bodies.push(body);
      return undefined;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Write the next version' }));
  await screen.findByRole('textbox', { name: 'Text' });
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ body: consoleAgreementFixture.versions[2]!.body, version: null }]);
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Saved.'));
});

it('says who wrote the draft meanwhile, and keeps what was typed', async () => {
  const user = await renderStory(server, Writing);
  const message = 'Sam Whitfield changed this in the meantime. Please reload to see it.';
  server.use(fail(putAgreementDraft, { status: 409, code: 'STALE_VERSION', message }));
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Fees and interests');
});

it('keeps what was refused, with the version that it is based on', async () => {
  const user = await renderStory(server, Writing);
  const [draft, ...published] = consoleAgreementFixture.versions;
  const versions = [{ ...draft!, body: '<p>Somebody else’s</p>', version: 5 }, ...published];
  const bodies: unknown[] = [];
  server.use(
    fail(putAgreementDraft, { status: 409, code: 'STALE_VERSION', message: 'Please reload.' }),
    answer(getConsoleAgreement, { versions, members: 64 }),
  );
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await screen.findByText('Please reload.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  server.use(
    answer(putAgreementDraft, ({ body }: MockedCall) => {
      bodies.push(body);
      return undefined;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit the draft' }));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveTextContent('Fees and interests');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(bodies).toEqual([{ body: draft!.body, version: 4 }]));
});

it.each([
  ['Keep what I typed', /Fees and interests/],
  ['Reload and lose what I typed', /^Somebody else’s$/],
])('asks which text counts when another was saved: %s', async (choice, text) => {
  const user = await renderStory(server, Writing);
  const [draft, ...published] = consoleAgreementFixture.versions;
  const versions = [{ ...draft!, body: '<p>Somebody else’s</p>', version: 5 }, ...published];
  server.use(
    fail(putAgreementDraft, { status: 409, code: 'STALE_VERSION', message: 'Please reload.' }),
    answer(getConsoleAgreement, { versions, members: 64 }),
  );
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await user.click(await screen.findByRole('button', { name: choice }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent(text);
  const bodies: unknown[] = [];
  server.use(
    answer(putAgreementDraft, ({ body }: MockedCall) => {
      bodies.push(body);
      return undefined;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(bodies).toMatchObject([{ version: 5 }]));
});

it('compares two versions line by line', async () => {
  await renderStory(server, Comparing);
  expect(screen.getByText('Fees and interests are named.').tagName).toBe('INS');
  expect(screen.getByText('Fees are named.').tagName).toBe('DEL');
});

it('says whom publishing asks, and publishes what was looked at', async () => {
  const user = await renderStory(server, Publishing);
  const calls: unknown[] = [];
  server.use(
    answer(publishAgreement, ({ params, body }: MockedCall) => {
      calls.push([params['number'], body]);
      return undefined;
    }),
  );
  expect(screen.getByText(/All 64 members are asked/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/It is in force/)).toBeVisible();
  expect(calls).toEqual([['3', { version: 4 }]]);
});

it('lists who accepted and who has not, and saves it', async () => {
  const user = await renderStory(server, WhoAccepted);
  expect(await screen.findByRole('row', { name: /Irene Vasquez.*Not yet/ })).toBeVisible();
  server.use(answer(exportAcceptances, acceptancesFixture));
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
});

it('is staff’s alone', async () => {
  await renderStory(server, NotForAdmins);
  expect(await screen.findByRole('heading', { name: /does not exist/ })).toBeVisible();
});
