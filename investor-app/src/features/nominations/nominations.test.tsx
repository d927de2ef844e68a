import { composeStories } from '@storybook/react-webpack5';
import { createApiClient } from '@syndication/contract/http/client';
import { getSyndicationGroups } from '@syndication/contract/members/members.endpoints';
import {
  postDealNomination,
  postNominationMail,
  postShowcaseNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import { NOMINATION_MESSAGES as TEXT } from '@syndication/contract/nominations/nominations.rules';
import {
  answer,
  answerLater,
  dropConnection,
  fail,
  greatLakes,
  investorSession,
  neverAnswer,
  northeast,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';

import { showcaseNomination } from './api/post-showcase-nomination';
import { NominationRefusal } from './nomination-refusal';
import * as stories from './nominations.stories';

const server = startTestServer();
const {
  GroupsFailed,
  GroupsLoading,
  MailedAgain,
  MailedToday,
  MailingAgainFailed,
  Mixed,
  NoGroups,
  NominatedBeforeByAnother,
  NominatedBeforeByYou,
  NoPartner,
  Open,
  Refused,
  Sent,
  Showcase,
  ShowcaseOverSentAnyway,
  ShowcaseOverUnconfirmed,
  ShowcaseRefused,
  Submitting,
} = composeStories(stories);

const email = (number: number) => screen.getByRole('textbox', { name: `Email ${number}` });
/** On a phone's width, as here, both links are in the user menu. */
async function reopen(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Hello/ }));
  await user.click(screen.getByRole('button', { name: 'Nominate a deal' }));
  await screen.findByRole('checkbox', { name: northeast.title });
}
const sendEmail = () => screen.getByRole('button', { name: 'Send Email' });
const { member } = investorSession;

describe('syndication nomination', () => {
  it('leaves out a group that was archived meanwhile, and sends the rest', async () => {
    const user = await renderStory(server, Open);
    await user.type(email(1), 'a@b.co');
    await user.click(screen.getByRole('checkbox', { name: northeast.title }));
    await user.click(screen.getByRole('checkbox', { name: greatLakes.title }));
    server.use(
      answer(getSyndicationGroups, { data: [greatLakes], ventures: [] }),
      fail(postDealNomination, {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: { 'data.0.syndicationGroupIds': 'A chosen group is archived.' },
      }),
    );
    await user.click(sendEmail());
    expect(await screen.findByRole('alert')).toHaveTextContent('A chosen group is archived.');
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: northeast.title })).not.toBeInTheDocument(),
    );
    const sent: unknown[] = [];
    server.use(
      answer(postDealNomination, ({ body }) => {
        sent.push(body);
        return { data: ['a@b.co'], outcomes: [] };
      }),
    );
    await user.click(sendEmail());
    const data = [{ email: 'a@b.co', syndicationGroupIds: [greatLakes.id] }];
    await waitFor(() => expect(sent).toEqual([{ memberId: member.id, data }]));
  });

  it('can be sent once the first email is filled, all are valid, none repeats and a group is chosen', async () => {
    const user = await renderStory(server, Open);
    expect(sendEmail()).toBeDisabled();
    await user.type(email(1), 'a@b.co');
    expect(screen.getByText(TEXT.atLeastOneGroup)).toBeVisible();
    expect(sendEmail()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: northeast.title }));
    expect(sendEmail()).toBeEnabled();

    await user.click(screen.getByRole('button', { name: 'Add another email' }));
    expect(sendEmail()).toBeEnabled();
    await user.type(email(2), 'c@d');
    expect(sendEmail()).toBeDisabled();
    await user.tab();
    expect(email(2)).toHaveAccessibleDescription(TEXT.email);
    await user.clear(email(2));
    await user.type(email(2), 'A@b.co');
    expect(email(2)).toHaveAccessibleDescription(TEXT.duplicate);
    expect(sendEmail()).toBeDisabled();
    await user.clear(email(2));
    expect(sendEmail()).toBeEnabled();

    await user.clear(email(1));
    await user.type(email(2), 'c@d.co');
    expect(sendEmail()).toBeDisabled();
    expect(email(1)).toHaveAccessibleDescription(TEXT.emailRequired);
  });

  it('sends every filled email with the chosen groups, and drops blank ones', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postDealNomination, (call) => {
        calls.push(call);
        return { data: ['ana@tidewater.example'], outcomes: [] };
      }),
    );
    const user = await renderStory(server, Open);
    await user.type(email(1), ' ana@tidewater.example ');
    await user.click(screen.getByRole('button', { name: 'Add another email' }));
    await user.type(email(2), '  ');
    await user.click(screen.getByRole('checkbox', { name: northeast.title }));
    await user.click(screen.getByRole('checkbox', { name: greatLakes.title }));
    await user.click(sendEmail());
    await screen.findByText('ana@tidewater.example have been successfully nominated');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        memberId: member.id,
        data: [
          { email: 'ana@tidewater.example', syndicationGroupIds: [greatLakes.id, northeast.id] },
        ],
      },
    ]);
  });

  it('is empty after a send, and can be sent again', async () => {
    const user = await renderStory(server, Sent);
    expect(sendEmail()).toBeDisabled();
    await user.type(email(1), 'cy@oakline.example');
    await user.click(screen.getByRole('checkbox', { name: greatLakes.title }));
    await user.click(sendEmail());
    await screen.findByText('cy@oakline.example have been successfully nominated');
    expect(screen.queryByText(/ana@tidewater/)).not.toBeInTheDocument();
  });

  it('leaves the focus at a link that was gone to before the answer came', async () => {
    const late = answerLater(postDealNomination, { data: ['a@b.co'], outcomes: [] });
    server.use(late.handler);
    const user = await renderStory(server, Open);
    await user.type(email(1), 'a@b.co');
    await user.click(screen.getByRole('checkbox', { name: northeast.title }));
    await user.click(sendEmail());
    const link = screen.getByRole('link', { name: 'My nominations' });
    link.focus();
    late.answerNow();
    expect(await screen.findByText(/successfully nominated/)).toBeVisible();
    expect(link).toHaveFocus();
  });

  it('keeps what was typed when it is closed, until it is sent', async () => {
    const user = await renderStory(server, Open);
    await user.type(email(1), 'ana@tidewater.example');
    await user.click(screen.getByRole('button', { name: 'Add another email' }));
    await user.type(email(2), 'ben@fern');
    await user.click(screen.getByRole('checkbox', { name: northeast.title }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await reopen(user);
    expect(email(1)).toHaveValue('ana@tidewater.example');
    expect(email(2)).toHaveValue('ben@fern');
    expect(screen.getByRole('checkbox', { name: northeast.title })).toBeChecked();

    await user.type(email(2), 'hill.example');
    await user.click(sendEmail());
    await screen.findByText(/have been successfully nominated/);
    await user.keyboard('{Escape}');
    await reopen(user);
    expect(email(1)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: northeast.title })).not.toBeChecked();
  });

  it('keeps what was typed when it is closed while it is being sent', async () => {
    const user = await renderStory(server, Submitting);
    await user.keyboard('{Escape}');
    await reopen(user);
    expect(email(2)).toHaveValue('ben@fernhill.example');
  });

  it('keeps what was typed when the answer carries an error, and can be sent again', async () => {
    const user = await renderStory(server, Refused);
    server.use(answer(postDealNomination, { data: ['ana@tidewater.example'], outcomes: [] }));
    await user.click(sendEmail());
    await screen.findByText(/have been successfully nominated/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that there is no group yet, instead of a form that can never be sent', async () => {
    await renderStory(server, NoGroups);
    expect(screen.getByText('There is no group to nominate to')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Email' })).not.toBeInTheDocument();
  });

  it('asks for the groups without their ventures, again on Retry, and keeps the emails meanwhile', async () => {
    const user = await renderStory(server, GroupsFailed);
    expect(sendEmail()).toBeDisabled();
    const queries: string[] = [];
    server.use(
      answer(getSyndicationGroups, ({ query }) => {
        queries.push(query.toString());
        return { data: [northeast], ventures: [] };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('checkbox', { name: northeast.title }));
    expect(queries).toEqual(['ventures=omit']);
    expect(email(1)).toHaveValue('ana@tidewater.example');
    expect(sendEmail()).toBeEnabled();
  });

  it.each([
    ['you', NominatedBeforeByYou],
    ['another member', NominatedBeforeByAnother],
  ])('says that nothing was added, and when it was nominated before by %s', async (_who, story) => {
    await renderStory(server, story);
    expect(screen.queryByText(/successfully nominated/)).not.toBeInTheDocument();
  });

  it('tells what was added from what was not', async () => {
    await renderStory(server, Mixed);
  });

  it('mails one address again, about all groups that may be mailed, and no other', async () => {
    const calls: MockedCall[] = [];
    const user = await renderStory(server, NominatedBeforeByYou);
    server.use(
      answer(postNominationMail, (call) => {
        calls.push(call);
        return [];
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send again to ben@fernhill.example' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      memberId: member.id,
      data: [{ email: 'ben@fernhill.example', syndicationGroupIds: [northeast.id] }],
    });
  });

  it('says that the mail went again, and keeps the focus there', async () => {
    await renderStory(server, MailedAgain);
  });

  it('leaves the focus in the next address when the mail goes again late', async () => {
    const late = answerLater(postNominationMail, [
      {
        email: 'ana@tidewater.example',
        syndicationGroup: northeast,
        outcome: 'mailed-again' as const,
        nominatedAt: '2026-06-01T00:00:00.000Z',
        isNominatedByYou: true,
        mailedAt: '2026-06-02T00:00:00.000Z',
        canMailAgain: false,
      },
    ]);
    const user = await renderStory(server, Mixed);
    const again = await screen.findByRole('button', { name: /^Send again to ana/ });
    server.use(late.handler);
    await user.click(again);
    await user.type(email(1), 'next@');
    late.answerNow();
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(email(1)).toHaveFocus();
  });

  it('leaves the focus with Send Email when more is sent below what was answered', async () => {
    const user = await renderStory(server, Sent);
    await user.type(email(1), 'next@company.test');
    await user.click(screen.getByRole('checkbox', { name: northeast.title }));
    server.use(neverAnswer(postDealNomination));
    await user.click(sendEmail());
    expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveFocus();
  });

  it('offers no mail where the last one is too recent', async () => {
    await renderStory(server, MailedToday);
  });

  it('can be tried again when the mail could not be sent again', async () => {
    const user = await renderStory(server, MailingAgainFailed);
    server.use(answer(postNominationMail, []));
    await user.click(screen.getByRole('button', { name: 'Send again to ana@tidewater.example' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows that the groups are on their way', async () => {
    await renderStory(server, GroupsLoading);
    const dialog = screen.getByRole('dialog', { name: 'Nominate a deal' });
    expect(within(dialog).getByText('Loading syndication groups')).toBeInTheDocument();
  });
});

describe('partner showcase nomination', () => {
  it('sends emails, nominator and program token to the partner, and speaks of one in the singular', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postShowcaseNomination, (call) => {
        calls.push(call);
        return { data: { data: ['ana@tidewater.example'] } };
      }),
    );
    const user = await renderStory(server, Showcase);
    await user.type(email(1), 'ana@tidewater.example');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(
      'ana@tidewater.example has been successfully nominated for the partner showcase program.',
    );
    expect(calls.map(({ body }) => body)).toEqual([
      { email: ['ana@tidewater.example'], nominator_email: member.email, token: 'showcase' },
    ]);
    expect(calls[0]?.request.url).toBe('https://partner.example/api/v1/nominations');
    expect(email(1)).toHaveValue('');
  });

  it('does not send to a showcase that is over before the member says that it is meant', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postShowcaseNomination, (call) => {
        calls.push(call);
        return { data: { data: ['ana@tidewater.example', 'ben@fernhill.example'] } };
      }),
    );
    const user = await renderStory(server, ShowcaseOverUnconfirmed);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Nominate anyway' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/have been successfully nominated for the partner/);
    expect(calls.map(({ body }) => Object.keys(body as object))).toEqual([
      ['email', 'nominator_email', 'token'],
    ]);
  });

  it('asks again before the next nomination', async () => {
    await renderStory(server, ShowcaseOverSentAnyway);
  });

  it("shows the partner's own message, and keeps what was typed", async () => {
    await renderStory(server, ShowcaseRefused);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Tidewater Robotics cannot be nominated to the showcase.',
    );
    expect(email(2)).toHaveValue('ben@fernhill.example');
  });

  it('says what to do when the partner does not answer', async () => {
    server.use(dropConnection(postShowcaseNomination));
    const user = await renderStory(server, Showcase);
    await user.type(email(1), 'ana@tidewater.example');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We cannot reach the service.*try again/,
    );
  });

  it('does not leave the note of an earlier success above a refusal', async () => {
    server.use(answer(postShowcaseNomination, { data: { data: ['ana@tidewater.example'] } }));
    const user = await renderStory(server, Showcase);
    const nominate = async (address: string) => {
      await user.type(email(1), address);
      await user.click(screen.getByRole('button', { name: 'Send' }));
    };
    await nominate('ana@tidewater.example');
    await screen.findByText(/successfully nominated/);
    server.use(http.post('*/nominations', () => HttpResponse.json({}, { status: 422 })));
    await nominate('ben@fernhill.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unprocessable Entity');
    expect(screen.queryByText(/successfully nominated/)).not.toBeInTheDocument();
    expect(email(1)).toHaveValue('ben@fernhill.example');
  });

  it.each([
    ['under data', { data: { message: 'Not this year.' } }, 'Not this year.'],
    ['at the top', { message: 'Not this year.' }, 'Not this year.'],
    ['both', { data: { message: 'Not this year.' }, message: 'Refused' }, 'Not this year.'],
    ['under error', { error: { message: 'Not this year.' } }, 'Not this year.'],
    ['no text', { message: { code: 7 } }, 'Unprocessable Entity'],
  ])("finds the partner's message %s", async (_where, answered, message) => {
    server.use(http.post('*/nominations', () => HttpResponse.json(answered, { status: 422 })));
    const { mutationFn } = showcaseNomination(createApiClient(), 'https://partner.example');
    const body = { email: ['a@b.test'], nominator_email: member.email, token: 't' };
    const call = mutationFn?.({ body, signal: new AbortController().signal }, {} as never);
    await expect(call).rejects.toThrow(new NominationRefusal(message));
  });

  it.each([
    ['with an error beside it', { data: { data: ['a@b.test'] }, error: { message: 'No.' } }, 'No.'],
    ['with nobody in it', { data: { data: [] } }, 'The partner did not nominate a@b.test.'],
  ])('takes an answer %s for a refusal', async (_which, answered, message) => {
    server.use(http.post('*/nominations', () => HttpResponse.json(answered)));
    const { mutationFn } = showcaseNomination(createApiClient(), 'https://partner.example');
    const body = { email: ['a@b.test'], nominator_email: member.email, token: 't' };
    const call = mutationFn?.({ body, signal: new AbortController().signal }, {} as never);
    await expect(call).rejects.toThrow(new NominationRefusal(message));
  });

  it('names the addresses that the partner left out', async () => {
    server.use(
      http.post('*/nominations', () => HttpResponse.json({ data: { data: ['Ana@b.test'] } })),
    );
    const user = await renderStory(server, Showcase);
    await user.type(email(1), 'ana@b.test');
    await user.click(screen.getByRole('button', { name: 'Add another email' }));
    await user.type(email(2), 'ben@b.test');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(
      'Ana@b.test has been successfully nominated for the partner showcase program. The partner did not nominate ben@b.test.',
    );
  });

  it.each([401, 500])('does not let a %s of the partner end the session', async (status) => {
    server.use(fail(postShowcaseNomination, { status, code: 'INTERNAL' }));
    const { mutationFn } = showcaseNomination(createApiClient(), 'https://partner.example');
    const body = { email: ['a@b.test'], nominator_email: member.email, token: 't' };
    const call = mutationFn?.({ body, signal: new AbortController().signal }, {} as never);
    await expect(call).rejects.toBeInstanceOf(NominationRefusal);
  });

  it('has no link where there is no partner', async () => {
    const user = await renderStory(server, NoPartner);
    await user.click(screen.getByRole('button', { name: /^Hello/ }));
    expect(screen.getByRole('button', { name: 'Nominate a deal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /showcase/ })).not.toBeInTheDocument();
  });
});
