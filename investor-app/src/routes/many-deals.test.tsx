import { composeStories } from '@storybook/react-webpack5';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { answer } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import * as stories from './deals.stories';

// Pages of fifty rows take a busy machine their time.
jest.setTimeout(60_000);

const server = startTestServer();
const { LastPage, ManyDeals } = composeStories(stories);
const { manyDeals } = stories;

// By selector: to find a role among fifty rows takes seconds here, and is asked for again and again.
const companyNames = () =>
  [...document.querySelectorAll('tbody h2')].map((heading) => heading.textContent);

const expectPage = (names: readonly (string | undefined)[]) =>
  waitFor(() => expect(companyNames()).toEqual(names), { timeout: 20_000 });

const namesOf = (from: number, to: number) =>
  manyDeals.slice(from, to).map(({ companyName }) => companyName);

/** Answers the first page at once, and all deals (or nothing) when it is told to. */
function holdTheRest() {
  let release: (isAnswered: boolean) => void = () => undefined;
  const released = new Promise<boolean>((resolve) => (release = resolve));
  const calls: string[] = [];
  server.use(
    http.get('*/api/v1/ventures', async ({ request }) => {
      const limit = new URL(request.url).searchParams.get('limit');
      calls.push(limit ?? 'all');
      if (limit) return HttpResponse.json({ data: manyDeals.slice(0, Number(limit)) });
      return (await released)
        ? HttpResponse.json({ data: manyDeals })
        : HttpResponse.json({ error: { code: 'FORBIDDEN', message: 'No.' } }, { status: 403 });
    }),
  );
  return { release, calls };
}

describe('more deals than a page has', () => {
  it('turns pages, one step back each, and returns to the first with another order', async () => {
    const user = await renderStory(server, ManyDeals);
    expect(await screen.findByText('120 deals')).toBeVisible();
    await expectPage(namesOf(0, 50));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await expectPage(namesOf(50, 100));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await expectPage(namesOf(100, 120));
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'updated-asc');
    await expectPage(namesOf(70, 120).reverse());
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('filters over all pages', async () => {
    const user = await renderStory(server, LastPage);
    await screen.findByText('Page 3 of 3');
    await user.type(screen.getByRole('searchbox'), 'Company 11');
    await expectPage(['Company 11', ...namesOf(109, 119)]);
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  });

  it('shows the first page while the others are on the way, and judges nothing by it', async () => {
    const story = await renderWithHeldRest();
    await expectPage(namesOf(0, 50));
    expect(screen.getByText('The first 50 deals')).toBeVisible();
    await story.user.type(screen.getByRole('searchbox'), 'Company 120');
    expect(await screen.findByText('Loading deals')).toBeInTheDocument();
    expect(screen.queryByText('No Deals Found')).not.toBeInTheDocument();
    story.release(true);
    await waitFor(() => expect(companyNames()).toEqual(['Company 120']));
    expect(screen.getByText('1 of 120 deals')).toBeInTheDocument();
    expect(story.calls).toEqual(['50', 'all']);
  });

  it('keeps the first page when the others fail, and gets them with Retry', async () => {
    const story = await renderWithHeldRest();
    await expectPage(namesOf(0, 50));
    story.release(false);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(companyNames()).toHaveLength(50);
    server.use(
      answer(getVentures, ({ query }) => manyDeals.slice(0, Number(query.get('limit') ?? 120))),
    );
    await story.user.click(retry);
    expect(await screen.findByText('120 deals')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('starts the others again when a vote came between', async () => {
    const story = await renderWithHeldRest();
    await story.user.click(await screen.findByRole('button', { name: 'Vote on Company 1' }));
    const dialog = await screen.findByRole('dialog');
    await story.user.click(within(dialog).getByRole('radio', { name: '25%' }));
    await story.user.click(within(dialog).getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(story.calls).toEqual(['50', 'all', '50', 'all']));
    story.release(true);
    expect(await screen.findByText('120 deals')).toBeVisible();
  });

  async function renderWithHeldRest() {
    const held = holdTheRest();
    return { user: await renderStory(server, ManyDeals), ...held };
  }
});
