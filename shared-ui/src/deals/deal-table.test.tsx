import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from '@syndication/shared-ui/core';
import { dealsFixture, roundFixture, ventureFixture } from '../testing';
import { DealTable, type DealTableProps } from './deal-table';

function show(deals: DealTableProps['deals'], actions: Partial<DealTableProps['actions']> = {}) {
  render(
    <DesignProvider>
      <DealTable
        deals={deals}
        caption="Northeast Deals"
        actions={{ onVote: jest.fn(), onShowHistory: jest.fn(), ...actions }}
      />
    </DesignProvider>,
  );
}

describe('DealTable', () => {
  it('is a table with one row per deal to a screen reader', () => {
    show(dealsFixture);
    const table = screen.getByRole('table', { name: 'Northeast Deals' });
    expect(within(table).getAllByRole('row')).toHaveLength(dealsFixture.length + 1);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  });

  it('shows who, how much and how full', () => {
    show([ventureFixture({ isPresenter: true })]);
    expect(screen.getByRole('heading', { name: 'Tidewater Robotics' })).toBeVisible();
    expect(screen.getByText('$1,500,000 at $8,000,000')).toBeVisible();
    expect(screen.getByText('At least (50%)')).toBeVisible();
    expect(screen.getByText('Convertible note')).toBeVisible();
    expect(screen.getByText('Presenter')).toBeVisible();
    expect(screen.getByText('Women co-founder(s)')).toBeVisible();
    expect(screen.getByText('Last updated 3 days ago')).toBeVisible();
  });

  it('names each link so that it makes sense alone', () => {
    show([ventureFixture()]);
    expect(screen.getByRole('link', { name: 'Slides of Tidewater Robotics' })).toHaveAttribute(
      'href',
      'https://files.example/tidewater/deck',
    );
    expect(screen.getByRole('link', { name: 'Ex.Summary of Tidewater Robotics' })).toBeVisible();
  });

  it('writes to the CEO with the deal lead copied, without pipes in the address', () => {
    show([ventureFixture({ dealLeadEmail: 'harold|@walnutstreet.example' })]);
    expect(screen.getByRole('link', { name: 'Nadia Okafor' })).toHaveAttribute(
      'href',
      'mailto:entrepreneur@demo.test?cc=harold@walnutstreet.example',
    );
  });

  it('links a website without a scheme, and nothing that is not on the web', () => {
    show([
      ventureFixture({
        companyWebsite: 'tidewater.example',
        slideDeckLink: 'javascript:alert(1)',
      }),
    ]);
    expect(screen.getByRole('link', { name: 'Tidewater Robotics' })).toHaveAttribute(
      'href',
      'https://tidewater.example/',
    );
    expect(screen.queryByRole('link', { name: /Slides/ })).not.toBeInTheDocument();
  });

  it('cuts the description at 155 characters', () => {
    show([ventureFixture({ description: 'x'.repeat(200) })]);
    expect(screen.getByText(`${'x'.repeat(155)}…`)).toBeVisible();
  });

  it('offers no vote on a closed round and still shows my choice', () => {
    show([
      ventureFixture({
        currentVentureRound: roundFixture({ isRoundClosed: true }),
        ownVote: { choice: '25%', votedAt: '2025-01-01T00:00:00.000Z' },
      }),
    ]);
    expect(screen.getByText('Round Closed')).toBeVisible();
    expect(screen.getByText('25%')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Vote/ })).not.toBeInTheDocument();
  });

  it('asks to vote on its deal and to show its rounds', async () => {
    const onVote = jest.fn();
    const onShowHistory = jest.fn();
    const deal = ventureFixture();
    show([deal], { onVote, onShowHistory });
    await userEvent.click(screen.getByRole('button', { name: 'Vote on Tidewater Robotics' }));
    await userEvent.click(screen.getByRole('button', { name: /Rounds History/ }));
    expect(onVote).toHaveBeenCalledWith(deal);
    expect(onShowHistory).toHaveBeenCalledWith(deal);
  });

  describe('on a narrow screen', () => {
    const { matchMedia } = window;
    beforeEach(() => {
      window.matchMedia = (query) => ({ ...matchMedia.call(window, query), matches: true });
    });
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    it('is a list of cards, shaded when the last update is over 14 days ago', () => {
      show([
        ventureFixture({ daysSinceUpdate: 14 }),
        ventureFixture({ id: 'late', companyName: 'Late', daysSinceUpdate: 15 }),
      ]);
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      const list = screen.getByRole('list', { name: 'Northeast Deals' });
      const [fresh, late] = Array.from(list.children);
      expect(fresh).not.toHaveClass('is-shaded');
      expect(late).toHaveClass('is-shaded');
    });
  });
});
