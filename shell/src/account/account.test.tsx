import { composeStories } from '@storybook/react-webpack5';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@syndication/contract/account-security/account-security.endpoints';
import { getDigestChoices, putDigestChoice } from '@syndication/contract/digests/digests.endpoints';
import {
  askForDeletion,
  exportOwnData,
  getDeletionRequest,
  withdrawDeletion,
} from '@syndication/contract/own-data/own-data.endpoints';
import {
  getPasskeys,
  makeRecoveryCodes,
  postRecoveryCode,
  removePasskey,
  startPasskey,
} from '@syndication/contract/passkeys/passkeys.endpoints';
import {
  answer,
  answerLater,
  dropConnection,
  fail,
  fixtureId,
  holdCalls,
} from '@syndication/shared-ui/testing';

import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import * as stories from './account.stories';

const server = startTestServer();

/** Time for an answer that is let go to reach the page. */
const answersArrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** The page requests again what it shows. */
const reconnect = () =>
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    return Promise.resolve();
  });
const {
  AskingForDeletion,
  Default,
  DeletionAsked,
  Entrepreneur,
  MailsNotChosen,
  NewRecoveryCodes,
  OnePlaceSignedOut,
  ProofByPasskey,
  RemindersStopped,
  WithoutProfile,
  WithPasskeys,
} = composeStories(stories);

it('keeps the focus near the places when the one that was signed out has gone', async () => {
  await renderStory(server, OnePlaceSignedOut);
  await waitFor(() => expect(screen.queryByText(/Signing out/)).not.toBeInTheDocument());
  const heading = screen.getByRole('heading', { name: 'Where you are signed in' });
  await waitFor(() => expect(heading.parentElement).toHaveFocus());
  expect(await screen.findByText('That browser is signed out.')).toBeVisible();
});

it('says of a place that it may still be signed in, although another one was signed out since', async () => {
  await renderStory(server, Default);
  const signOut = async (name: RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const lost = holdCalls();
  server.use(lost.handler, dropConnection(endSession));
  await signOut(/^Sign out Safari on iOS/);
  server.use(answer(endSession, undefined));
  await signOut(/^Sign out Unknown browser/);
  lost.answerNow();
  expect(await screen.findByText('That browser is signed out.')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('You may still be signed in there');
  expect(screen.getByText('Safari on iOS').closest('li')).toContainElement(
    screen.getByRole('alert'),
  );
});

it('names each place so that two of the same day can be told apart', async () => {
  await renderStory(server, Default);
  expect(
    await screen.findByRole('button', {
      name: /^Sign out Safari on iOS, since .*, last active .* [AP]M$/,
    }),
  ).toBeVisible();
});

it('tells an entrepreneur who is reminded when, and where to stop it', async () => {
  await renderStory(server, Entrepreneur);
  expect(await screen.findByText(/14, 28, 45, 55, and 59 days/)).toHaveTextContent(
    'Your deal lead, if you have one, gets a copy on day 55.',
  );
  expect(screen.getByRole('link', { name: 'Stop the reminders' })).toHaveAttribute(
    'href',
    '/unsubscribe-email',
  );
});

it('offers to switch stopped reminders on again', async () => {
  await renderStory(server, RemindersStopped);
  expect(await screen.findByRole('button', { name: 'Turn reminders back on' })).toBeVisible();
});

it('promises no reminders without a profile', async () => {
  await renderStory(server, WithoutProfile);
  expect(await screen.findByText(/so there are no reminders/)).toBeVisible();
});

it('says nothing about reminders to investors', async () => {
  await renderStory(server, Default);
  await screen.findByRole('heading', { name: 'Password' });
  expect(screen.queryByText('Email reminders')).not.toBeInTheDocument();
});

describe('mails about deals', () => {
  it('come as often as chosen for each group, which is saved at once', async () => {
    const bodies: unknown[] = [];
    await renderStory(server, Default);
    expect(await screen.findByLabelText('Great Lakes')).toHaveValue('daily');
    server.use(
      answer(putDigestChoice, ({ params, body }) => {
        bodies.push([params['groupId'], body]);
        return undefined;
      }),
    );
    const mails = within(screen.getByRole('group', { name: 'Emails about deals' }));
    const northeast = mails.getByLabelText('Northeast');
    await userEvent.selectOptions(northeast, 'Every morning');
    expect(
      await screen.findByText(/^Saved: .* Northeast deals come every morning\.$/),
    ).toBeVisible();
    expect(northeast).toHaveValue('daily');
    expect(bodies).toEqual([[fixtureId(21), { rhythm: 'daily' }]]);
  });

  it('stay as they were when saving fails', async () => {
    await renderStory(server, MailsNotChosen);
    expect(await screen.findByText('We cannot tell whether this was done')).toBeVisible();
    const northeast = screen.getByLabelText('Northeast');
    expect(northeast).toHaveValue('weekly');
    server.use(fail(putDigestChoice, { status: 503, code: 'UNAVAILABLE' }));
    await userEvent.selectOptions(northeast, 'Never');
    expect(await screen.findByText('Nothing has changed for Northeast')).toBeVisible();
    expect(northeast).toHaveValue('weekly');
  });

  it('say of one that it is not saved, and keep another one that was chosen meanwhile', async () => {
    await renderStory(server, Default);
    const lakes = await screen.findByLabelText('Great Lakes');
    const northeast = screen.getByLabelText('Northeast');
    const known = (rhythm: 'weekly' | 'daily') =>
      answer(getDigestChoices, [
        { groupId: fixtureId(20), groupTitle: 'Great Lakes', rhythm: 'daily' },
        { groupId: fixtureId(21), groupTitle: 'Northeast', rhythm },
      ]);
    const first = holdCalls();
    server.use(first.handler, fail(putDigestChoice, { status: 503, code: 'UNAVAILABLE' }));
    await userEvent.selectOptions(lakes, 'Never');
    await userEvent.selectOptions(northeast, 'Every morning');
    const second = answerLater(putDigestChoice, undefined);
    server.use(second.handler, known('weekly'));
    first.answerNow();
    expect(await screen.findByText('Nothing has changed for Great Lakes')).toBeVisible();
    await answersArrive();
    expect(northeast).toHaveValue('daily');
    server.use(known('daily'));
    second.answerNow();
    expect(await screen.findByText(/^Saved: .* Northeast deals/)).toBeVisible();
    expect(screen.getByText('Nothing has changed for Great Lakes')).toBeVisible();
    await waitFor(() => expect(lakes).toHaveValue('daily'));
    expect(northeast).toHaveValue('daily');
  });

  it('stay as chosen whatever an answer says that was read before and comes after', async () => {
    const save = answerLater(putDigestChoice, undefined);
    await renderStory(server, Default);
    const northeast = await screen.findByLabelText('Northeast');
    const { groupTitle, groupId } = { groupTitle: 'Northeast', groupId: fixtureId(21) };
    const outdated = answerLater(getDigestChoices, [{ groupId, groupTitle, rhythm: 'weekly' }]);
    server.use(outdated.handler);
    await reconnect();
    server.use(save.handler, answer(getDigestChoices, [{ groupId, groupTitle, rhythm: 'weekly' }]));
    await userEvent.selectOptions(northeast, 'Every morning');
    outdated.answerNow();
    await reconnect();
    await answersArrive();
    expect(northeast).toHaveValue('daily');
    server.use(answer(getDigestChoices, [{ groupId, groupTitle, rhythm: 'daily' }]));
    save.answerNow();
    expect(await screen.findByText(/^Saved: /)).toBeVisible();
    await answersArrive();
    expect(northeast).toHaveValue('daily');
  });

  it('are nothing for founders', async () => {
    await renderStory(server, Entrepreneur);
    await screen.findByText('Email reminders');
    expect(screen.queryByText('Emails about deals')).not.toBeInTheDocument();
  });
});

describe('passkeys', () => {
  it('says when each was added and used, and how many recovery codes are left', async () => {
    await renderStory(server, WithPasskeys);
    expect(await screen.findByText('Added Nov 9, 2026, not used yet')).toBeVisible();
    expect(screen.getByText(/9 recovery codes are left/)).toBeVisible();
    expect(screen.getByText(/The console requires one/)).toBeVisible();
  });

  it('removes one', async () => {
    await renderStory(server, WithPasskeys);
    const remove = await screen.findByRole('button', { name: 'Remove Phone' });
    server.use(
      answer(removePasskey, undefined),
      answer(getPasskeys, { passkeys: [], codesLeft: 0, isRequired: false }),
    );
    await userEvent.click(remove);
    expect(await screen.findByText('Phone was removed.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
    // Its button is gone.
    expect(screen.getByText('Phone was removed.').closest('[tabindex]')).toHaveFocus();
  });

  it('keeps the name that is typed while another one is removed', async () => {
    const late = answerLater(removePasskey, undefined);
    await renderStory(server, WithPasskeys);
    const remove = await screen.findByRole('button', { name: 'Remove Phone' });
    server.use(
      late.handler,
      answer(getPasskeys, { passkeys: [], codesLeft: 0, isRequired: false }),
    );
    await userEvent.click(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Add another passkey' }));
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Key');
    late.answerNow();
    expect(await screen.findByText('Phone was removed.')).toBeVisible();
    await userEvent.keyboard(' at home');
    expect(name).toHaveValue('Key at home');
  });

  it('shows what was done although the answer was lost', async () => {
    await renderStory(server, WithPasskeys);
    const remove = await screen.findByRole('button', { name: 'Remove Phone' });
    server.use(
      dropConnection(removePasskey),
      answer(getPasskeys, { passkeys: [], codesLeft: 0, isRequired: false }),
    );
    await userEvent.click(remove);
    expect(await screen.findByText('We cannot tell whether this was done')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  });

  it('asks for the name of a new one at once, and returns from it to its button', async () => {
    await renderStory(server, Default);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus();
  });

  it('says what the browser cannot do, and keeps the name', async () => {
    await renderStory(server, Default);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const name = screen.getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveValue('Firefox on Windows');
    await userEvent.clear(name);
    await userEvent.type(name, 'Phone');
    server.use(
      answer(startPasskey, {
        ...{ challenge: 'AAAA', rp: { id: 'localhost', name: 'ACA' }, attestation: 'none' },
        user: { id: 'AAAA', name: 'a@b.test', displayName: 'Ann' },
        ...{ pubKeyCredParams: [], timeout: 1000, excludeCredentials: [] },
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/This browser does not support passkeys/)).toBeVisible();
    expect(name).toHaveValue('Phone');
  });

  it('shows new recovery codes once', async () => {
    await renderStory(server, NewRecoveryCodes);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('7k2mq-x9d4t-0hv8z')).not.toBeInTheDocument();
  });

  it('keeps the codes on the screen when another action brings none', async () => {
    await renderStory(server, NewRecoveryCodes);
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
    server.use(answer(removePasskey, undefined));
    // In a browser the rest is out of reach now, but may have been pressed before.
    await userEvent.click(screen.getByRole('button', { name: 'Remove Phone' }));
    expect(await screen.findByText('Phone was removed.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });

  it('asks for the passkey where a password is not enough, and takes a recovery code for it', async () => {
    await renderStory(server, ProofByPasskey);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    const message = 'This is not one of your unused recovery codes.';
    server.use(
      fail(postRecoveryCode, { status: 400, code: 'VALIDATION_FAILED', fields: { code: message } }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recovery code/ }), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(message)).toBeVisible();
    server.use(
      answer(postRecoveryCode, undefined),
      answer(makeRecoveryCodes, { recoveryCodes: ['aaaaa-bbbbb-ccccc'] }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('aaaaa-bbbbb-ccccc')).toBeVisible();
  });

  it('leaves everything as it was when the proof is cancelled', async () => {
    await renderStory(server, ProofByPasskey);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/This needs a passkey|Nothing has changed/)).toBeVisible();
  });
});

describe('own data', () => {
  it('leave the question about the account open when the file comes meanwhile', async () => {
    const late = answerLater(exportOwnData, { exportedAt: '2026-11-23T10:00:00.000Z', parts: [] });
    await renderStory(server, Default);
    server.use(late.handler);
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = jest.fn(() => 'blob:own');
    URL.revokeObjectURL = jest.fn();
    await userEvent.click(await screen.findByRole('button', { name: 'Download your data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask for deletion' }));
    const dialog = await screen.findByRole('dialog', { name: /deleted\?$/ });
    late.answerNow();
    expect(await screen.findByText('Your data is saved as my-data.json.')).toBeInTheDocument();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Ask for deletion' })).toBeEnabled(),
    );
    expect(dialog).toBeVisible();
    saved.mockRestore();
  });

  it('are saved as a file', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = jest.fn(() => 'blob:own');
    URL.revokeObjectURL = jest.fn();
    await renderStory(server, Default);
    server.use(answer(exportOwnData, { exportedAt: '2026-11-23T10:00:00.000Z', parts: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download your data' }));
    expect(await screen.findByText('Your data is saved as my-data.json.')).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  it('are not saved without an answer', async () => {
    await renderStory(server, Default);
    server.use(dropConnection(exportOwnData));
    await userEvent.click(await screen.findByRole('button', { name: 'Download your data' }));
    expect(await screen.findByText('Your data was not saved')).toBeVisible();
  });

  it('show that deletion was asked for although the answer was lost', async () => {
    await renderStory(server, AskingForDeletion);
    const dialog = within(await screen.findByRole('dialog', { name: /deleted\?$/ }));
    server.use(
      dropConnection(askForDeletion),
      answer(getDeletionRequest, { askedAt: '2026-11-23T10:00:00.000Z' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for deletion' }));
    expect(await screen.findByText('We cannot tell whether this was done')).toBeVisible();
    expect(await screen.findByText(/You asked for your account to be deleted/)).toBeVisible();
  });

  it('show that deletion was asked for whatever an answer says that was read before', async () => {
    const outdated = answerLater(getDeletionRequest, { askedAt: null });
    server.use(outdated.handler);
    await renderStory(server, AskingForDeletion);
    const dialog = within(await screen.findByRole('dialog', { name: /deleted\?$/ }));
    const asked = { askedAt: '2026-11-23T10:00:00.000Z' };
    server.use(answer(askForDeletion, asked), answer(getDeletionRequest, asked));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for deletion' }));
    expect(await screen.findByText(/You asked for your account to be deleted/)).toBeVisible();
    outdated.answerNow();
    await answersArrive();
    expect(screen.getByText(/You asked for your account to be deleted/)).toBeVisible();
  });

  it('say what goes and what stays before deletion is asked for', async () => {
    await renderStory(server, AskingForDeletion);
    const dialog = within(await screen.findByRole('dialog', { name: /deleted\?$/ }));
    expect(dialog.getByText(/kept without your name/)).toBeVisible();
    server.use(answer(askForDeletion, { askedAt: '2026-11-23T10:00:00.000Z' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for deletion' }));
    expect(await screen.findByText(/You asked for your account to be deleted/)).toBeVisible();
  });

  it('are kept after all', async () => {
    await renderStory(server, DeletionAsked);
    const keep = await screen.findByRole('button', { name: 'Keep my account' });
    server.use(fail(withdrawDeletion, { status: 503, code: 'UNAVAILABLE' }));
    await userEvent.click(keep);
    expect(await screen.findByText('Nothing has changed')).toBeVisible();
    server.use(answer(withdrawDeletion, { askedAt: null }));
    await userEvent.click(keep);
    expect(await screen.findByText('Your account will be kept.')).toBeVisible();
  });
});
