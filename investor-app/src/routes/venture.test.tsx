import { composeStories } from '@storybook/react-webpack5';
import { switchShortcuts } from '@syndication/contract/host/shortcuts';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  investorSession,
  answer,
  dealsFixture,
  fail,
  greatLakes,
  roundFixture,
  ventureFixture,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import * as stories from './venture.stories';

const server = startTestServer();
const {
  Changed,
  ChangedOnce,
  Default,
  ForStaff,
  LeavesTheListMeanwhile,
  Hidden,
  LeftTheList,
  NotFound,
  NotFoundWithoutGroup,
  NotOnTheList,
  RoundClosed,
  RulesNotAccepted,
  Stale,
  TermsChanged,
} = composeStories(stories);
const deal = ventureFixture();

describe('venture page', () => {
  it.each(['ventures', 'deals'])('shows the five sections at /%s/{id}', async (folder) => {
    await renderStory(server, Default, { at: `/${folder}/${deal.id}` });
    expect(await screen.findByRole('heading', { level: 1, name: deal.companyName })).toBeVisible();
    for (const name of [
      'Key Documents',
      'Deal Information',
      'Round Information',
      'CEO Contact Information',
      'Nominating Investor Information',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it.each(['ventures', 'deals'])('asks for the rules first at /%s/{id}', async (folder) => {
    let calls = 0;
    server.use(
      fail(getVenture, () => {
        calls += 1;
        return { status: 403, code: 'POLICY_NOT_ACCEPTED', message: 'Accept the rules first.' };
      }),
    );
    await renderStory(server, RulesNotAccepted, { at: `/${folder}/${deal.id}` });
    expect(await screen.findByRole('button', { name: 'Read the rules' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toBe(0);
  });

  it('offers no vote to staff who are in none of its groups', async () => {
    await renderStory(server, ForStaff);
    expect(await screen.findByText(/Only members of its groups can vote/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).toBeNull();
  });

  it('posts a vote at once and marks it', async () => {
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('button', { name: '50%', pressed: true })).toBeVisible();
  });

  it('posts a double click once', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postVote, (call) => {
        calls.push(call);
        return { choice: '50%' as const, votedAt: '2026-06-01T00:00:00.000Z' };
      }),
    );
    const user = await renderStory(server, Default);
    await user.dblClick(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByText(/^You voted/)).toHaveTextContent('50% on Jun 1, 2026.');
    expect(screen.getByRole('button', { name: '50%' })).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  it('says that the terms had changed before a vote from an old page, and keeps it', async () => {
    const round = { ...roundFixture(), amount: 700_000, updatedAt: '2026-06-02T00:00:00.000Z' };
    const staleTerms = [
      { fact: 'amount' as const, before: 500_000, after: 700_000, changedAt: round.updatedAt },
    ];
    const votedAt = '2026-06-03T00:00:00.000Z';
    const sent: unknown[] = [];
    server.use(
      answer(postVote, ({ body }) => {
        const { choice, terms_as_of: terms } = body as { choice: '50%'; terms_as_of: string };
        sent.push(terms);
        const isStale = terms !== round.updatedAt;
        const vote = { choice, votedAt, ...(isStale && { staleTerms, termsAsOf: terms }) };
        server.use(
          answer(getVenture, () => ({ ...deal, currentVentureRound: round, ownVote: vote })),
        );
        return vote;
      }),
    );
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    const terms = await screen.findByRole('list', { name: 'Terms changed since your vote' });
    expect(terms).toHaveTextContent('was $500,000');
    expect(screen.getByText(/The terms had changed/)).toBeVisible();
    const amount = screen.getByRole('region', { name: 'Round Information' });
    await waitFor(() => expect(amount).toHaveTextContent('$700,000'));
    await user.click(screen.getByRole('button', { name: 'Keep 50%' }));
    await waitFor(() => expect(terms).not.toBeInTheDocument());
    expect(sent).toEqual([expect.any(String), round.updatedAt]);
  });

  it('rolls back a refused vote and says why', async () => {
    server.use(
      fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
    );
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(screen.queryByText(/^You voted/)).not.toBeInTheDocument();
    expect(screen.getByText(/nothing to vote on/)).toBeVisible();
  });

  it('shows how the terms changed since the vote, and keeps it with one click', async () => {
    const calls: MockedCall[] = [];
    const user = await renderStory(server, TermsChanged);
    server.use(
      answer(postVote, (call) => {
        calls.push(call);
        return { choice: '75%' as const, votedAt: '2026-06-01T00:00:00.000Z' };
      }),
    );
    const terms = await screen.findByRole('list', { name: 'Terms changed since your vote' });
    expect(terms).toHaveTextContent('Raise amount: was $1,000,000 → , now $1,500,000');
    await user.click(screen.getByRole('button', { name: 'Keep 75%' }));
    expect(screen.getByRole('button', { name: '75%', pressed: true })).toHaveFocus();
    expect(await screen.findByText(/^You voted/)).toHaveTextContent('75% on Jun 1, 2026.');
    expect(screen.queryByText('Terms changed since your vote')).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { choice: '75%' } }]);
  });

  it('offers no vote on a closed round', async () => {
    await renderStory(server, RoundClosed);
    expect(await screen.findByText(/nothing to vote on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
  });

  it('says of a deal that has left the list since when, and offers no vote', async () => {
    const { listedUntil } = ventureFixture({ daysSinceUpdate: 70 });
    const day = new Date(Date.parse(listedUntil) + 1).getUTCDate();
    await renderStory(server, LeftTheList);
    const notice = await screen.findByText(/^This deal left the list on/);
    expect(notice).toHaveTextContent(new RegExp(` ${day}, `));
    expect(
      screen.getByText(/You can no longer vote, but you can still contact the CEO/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You voted/)).toHaveTextContent('75%');
  });

  it('does not blame the days of a deal that is hidden, nor names a day to come', async () => {
    await renderStory(server, Hidden);
    expect(await screen.findByText('This deal is not on the list')).toBeVisible();
    expect(
      screen.getByText('This deal is not on the list, so you cannot vote on it.'),
    ).toBeVisible();
    expect(screen.queryByText(/left the list/)).not.toBeInTheDocument();
    expect(screen.queryByText(/has not updated/)).not.toBeInTheDocument();
  });

  it('says of a company without a round that there is nothing to vote on yet', async () => {
    server.use(answer(getVenture, ventureFixture({ currentVentureRound: null })));
    await renderStory(server, Default);
    expect(await screen.findByText(/^There is no round yet/)).toBeVisible();
    expect(screen.queryByText(/round is closed/)).not.toBeInTheDocument();
  });

  it('says so when it leaves the list while the page is open', async () => {
    const user = await renderStory(server, LeavesTheListMeanwhile);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /was not counted.*has left the list/,
    );
    expect(await screen.findByText(/^This deal left the list on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
  });

  it('takes a vote back', async () => {
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(`${deal.companyName}: vote taken back`)).toBeVisible();
    expect(screen.queryByText(/^You voted/)).not.toBeInTheDocument();
    const keys = screen.getByRole('group', { name: `Your vote on ${deal.companyName}` });
    expect(keys).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(keys).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows the lead email only when it is longer than 10 characters', async () => {
    server.use(answer(getVenture, ventureFixture({ dealLeadEmail: 'a@bcd.test' })));
    await renderStory(server, Default);
    await screen.findByRole('heading', { name: 'Nominating Investor Information' });
    expect(screen.queryByText('a@bcd.test')).not.toBeInTheDocument();
  });

  it('says when nobody leads the deal', async () => {
    const nobody = { dealLeadName: null, dealLeadEmail: null };
    server.use(answer(getVenture, ventureFixture({ ...nobody, dealLeadGroup: null })));
    await renderStory(server, Default);
    const title = 'Nominating Investor Information';
    const contact = within(await screen.findByRole('region', { name: title }));
    expect(contact.getByText('This deal has no deal lead right now.')).toBeVisible();
    expect(contact.queryByText('Nothing added yet.')).not.toBeInTheDocument();
  });

  it('warns with the text of a 404', async () => {
    await renderStory(server, NotFound);
    expect(await screen.findByText('There is no such deal.')).toBeVisible();
  });

  describe('the way through the deals', () => {
    const at = { pathname: `/ventures/${deal.id}`, state: { dealsSearch: '?sort=name-asc' } };
    beforeEach(() => {
      server.use(
        answer(getVenture, ({ params }) => ({
          ...(dealsFixture.find(({ id }) => id === params['id']) ?? deal),
          ...(params['id'] === deal.id && deal),
        })),
      );
    });
    const [, alder, brightwater, , , verses] = dealsFixture;

    it('leads to the deals beside it in the order of the list, and back to its place', async () => {
      const user = await renderStory(server, Default, { ...Default.args, at } as never);
      const steps = await screen.findByRole('navigation', { name: 'Deals' });
      expect(await within(steps).findByText('5 of 6')).toBeVisible();
      expect(within(steps).getByRole('link', { name: 'Back to the deals' })).toHaveAttribute(
        'href',
        `/?sort=name-asc#deal-${deal.id}`,
      );
      expect(within(steps).getByRole('link', { name: /^Previous Jorvik/ })).toBeVisible();
      await user.click(within(steps).getByRole('link', { name: `Next ${verses?.companyName}` }));
      expect(await within(steps).findByText('6 of 6')).toBeVisible();
      expect(within(steps).getByRole('button', { name: 'Next deal' })).toBeDisabled();
    });

    it('leads back to the list of the group that the page shows now', async () => {
      const from = { ...at, state: { dealsSearch: '?group=another&sort=name-asc' } };
      await renderStory(server, Default, { ...Default.args, at: from } as never);
      expect(await screen.findByRole('link', { name: 'Back to the deals' })).toHaveAttribute(
        'href',
        `/?group=${investorSession.member.syndicationGroup?.id}&sort=name-asc#deal-${deal.id}`,
      );
    });

    it('has no place in the list of another group that does not have the deal', async () => {
      server.use(
        answer(getVentures, ({ query }) => {
          const isOther = query.get('groupId') === greatLakes.id;
          return isOther ? dealsFixture.filter(({ id }) => id !== deal.id) : dealsFixture;
        }),
      );
      function Switching() {
        const [activeGroup, setActiveGroup] = useState(investorSession.member.syndicationGroup);
        return (
          <>
            <button onClick={() => setActiveGroup(greatLakes)}>Great Lakes</button>
            <Default {...{ ...Default.args, at, activeGroup }} />
          </>
        );
      }
      const user = await renderStory(server, Object.assign(Switching, Default));
      expect(await screen.findByText('5 of 6')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Great Lakes' }));
      await waitFor(() => expect(screen.queryByText('5 of 6')).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: 'Next deal' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to the deals' })).toBeVisible();
    });

    it('goes on to the next deal without a vote, from the end to the beginning', async () => {
      const user = await renderStory(server, Default, { ...Default.args, at } as never);
      await screen.findByText('5 of 6');
      await user.keyboard('j');
      await screen.findByText('6 of 6');
      const name = `Next without a vote ${alder?.companyName}`;
      expect(await screen.findByRole('link', { name })).toBeVisible();
      await user.keyboard('n');
      expect(await screen.findByText('1 of 6')).toBeVisible();
      await user.keyboard('n');
      expect(await screen.findByText('2 of 6')).toBeVisible();
      await user.keyboard('k');
      expect(await screen.findByText('1 of 6')).toBeVisible();
      expect(
        screen.getByRole('link', { name: `Next without a vote ${brightwater?.companyName}` }),
      ).toBeVisible();
    });

    it('takes no single key while shortcuts are switched off', async () => {
      switchShortcuts(false);
      try {
        const user = await renderStory(server, Default, { ...Default.args, at } as never);
        await screen.findByText('5 of 6');
        await user.keyboard('jkn');
        expect(screen.getByText('5 of 6')).toBeVisible();
      } finally {
        switchShortcuts(true);
      }
    });

    it('keeps the order while votes are given, though the filter would drop them', async () => {
      const filtered = { ...at, state: { dealsSearch: '?security=Convertible+note' } };
      const user = await renderStory(server, Default, { ...Default.args, at: filtered } as never);
      expect(await screen.findByText(/^\d of 2$/)).toBeVisible();
      await user.click(await screen.findByRole('button', { name: '50%' }));
      expect(await screen.findByText(/^You voted/)).toBeVisible();
      expect(screen.getByText(/^\d of 2$/)).toBeVisible();
    });

    it('has none for a deal that is not on the list', async () => {
      await renderStory(server, NotOnTheList);
      await screen.findByRole('heading', { level: 1, name: deal.companyName });
      expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
    });
  });

  it('says what changed since the last visit and since the vote, before and after', async () => {
    await renderStory(server, Changed);
    const visit = await screen.findByRole('list', { name: /^Since your last visit on / });
    expect(
      within(visit)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Raise amount: was $4,000,000 → , now $5,000,000',
      '% committed: was At least (50%) → , now At least (75%)',
    ]);
    const vote = screen.getByRole('list', { name: /^Since you voted 50% on / });
    expect(within(vote).getByText('SAFE')).toBeVisible();
    expect(within(vote).getAllByRole('listitem')).toHaveLength(3);
  });

  it('tells changes once when they are the same since visit and vote', async () => {
    await renderStory(server, ChangedOnce);
    expect(
      await screen.findByRole('list', {
        name: /^Since your last visit on .*, and since your vote$/,
      }),
    ).toBeVisible();
    expect(screen.queryByRole('list', { name: /^Since you voted/ })).not.toBeInTheDocument();
  });

  it('follows the deal, and prints the private note', async () => {
    await renderStory(server, Changed);
    const follow = await screen.findByRole('button', { name: `Following ${deal.companyName}` });
    expect(follow).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue(
      'Ask about the pilot with the port of Boston.',
    );
    const printed = await screen.findByRole('heading', { name: 'Your note', hidden: true });
    expect(printed.parentElement).toHaveTextContent(/port of Boston/);
  });

  it('says until when a stale deal stays', async () => {
    await renderStory(server, Stale);
    expect(await screen.findByText(/59 days ago · leaves the list tomorrow/)).toBeVisible();
  });

  it('says of a deal that is not available how to go on, to the other groups too', async () => {
    await renderStory(server, NotFound);
    const title = 'This deal is not available to you.';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Northeast Deals' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Great Lakes Deals' })).toHaveAttribute(
      'href',
      `/?group=${greatLakes.id}`,
    );
  });

  it('promises no deals to a member without a group when one is not available', async () => {
    await renderStory(server, NotFoundWithoutGroup);
    expect(await screen.findByText(/or it may belong to another group/)).not.toHaveTextContent(
      'You can',
    );
    expect(screen.getByRole('link', { name: 'Northeast Deals' })).toHaveAttribute('href', '/');
  });

  it('leads staff in no group to the console when a deal is not available', async () => {
    const session = {
      ...investorSession,
      member: {
        ...investorSession.member,
        isStaff: true,
        syndicationGroup: null,
        syndicationGroups: [],
      },
    };
    await renderStory(server, NotFoundWithoutGroup, { session });
    expect(await screen.findByRole('link', { name: 'Console' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Northeast Deals')).not.toBeInTheDocument();
  });

  it('prints the deal on a sheet that names reader and day', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const user = await renderStory(server, Default);
    const button = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    const foot = screen.getByText(/^Highly confidential/);
    expect(foot).toHaveTextContent('Printed for Irene Vasquez (investor@demo.test) on');

    jest.useFakeTimers({ now: new Date('2031-02-03T12:00:00Z'), doNotFake: ['setTimeout'] });
    fireEvent(window, new Event('beforeprint'));
    expect(foot).toHaveTextContent('on February 3, 2031.');
    jest.useRealTimers();
  });
});
