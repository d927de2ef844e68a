import { composeStories } from '@storybook/react-webpack5';
import { getContents } from '@syndication/contract/contents/contents.endpoints';
import { answer, contentsFixture } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import { tellOtherTabs } from './reads-in-other-tabs';
import * as stories from './whats-new-menu.stories';

const server = startTestServer();
const { AllRead, ClosedWithUnread, Default, Empty, Error, Loading, RulesNotAccepted } =
  composeStories(stories);

const button = () => screen.getByRole('button', { name: /^What's New/ });
const titles = async () =>
  (await screen.findAllByRole('article')).map(
    (item) => within(item).getByRole('heading').textContent,
  );

describe("What's New menu", () => {
  it('shows the three newest special updates, cut and with a dot on what is unread', async () => {
    await renderStory(server, Default);
    expect(await titles()).toEqual([
      `Unread: ${contentsFixture[0]?.title}`,
      `Unread: ${contentsFixture[1]?.title}`,
      contentsFixture[2]?.title,
    ]);
    const cut = contentsFixture[0]?.description.slice(0, 150).trimEnd() ?? '';
    expect(screen.getByText(`${cut}…`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All updates' })).toBeVisible();
  });

  it('leaves out what is not a special update', async () => {
    server.use(answer(getContents, contentsFixture.slice(2)));
    await renderStory(server, Default);
    const shown = await titles();
    expect(shown).toHaveLength(3);
    expect(shown).not.toContain('Northeast: spring meeting at the boathouse');
  });

  it('says on the button that there is something unread', async () => {
    await renderStory(server, ClosedWithUnread);
    expect(button()).toHaveAccessibleName("What's New (unread updates)");
  });

  it('says nothing once all is read', async () => {
    await renderStory(server, AllRead);
    await titles();
    expect(button()).toHaveAccessibleName("What's New");
  });

  it('says nothing once all is read in another tab', async () => {
    await renderStory(server, ClosedWithUnread);
    expect(await screen.findByRole('button', { name: /unread updates/ })).toBeVisible();
    for (const { contentId } of contentsFixture) tellOtherTabs(contentId);
    await waitFor(() => expect(button()).toHaveAccessibleName("What's New"));
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = await renderStory(server, Default);
    await titles();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to an item and closes', async () => {
    const user = await renderStory(server, Default);
    await titles();
    await user.click(screen.getByRole('link', { name: contentsFixture[1]?.title ?? '' }));
    expect(
      screen.getByRole('heading', { level: 1, name: `/contents/${contentsFixture[1]?.contentId}` }),
    ).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('says when there is nothing', async () => {
    await renderStory(server, Empty);
    expect(await screen.findByText('There is currently nothing to show here.')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    await renderStory(server, Loading);
    expect(await screen.findByText('Loading updates')).toBeInTheDocument();
  });

  it('recovers from a failure with Retry', async () => {
    const user = await renderStory(server, Error);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(answer(getContents, contentsFixture));
    await user.click(retry);
    expect(await titles()).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for the list once, however often it is opened', async () => {
    const asked: string[] = [];
    server.use(
      answer(getContents, ({ query }) => {
        asked.push(`contents ${query.toString()}`);
        return contentsFixture;
      }),
    );
    const user = await renderStory(server, Default);
    await titles();
    for (const _ of ['close', 'open']) await user.click(button());
    await titles();
    expect(asked).toEqual(['contents offset=0&limit=2000']);
  });

  it('neither shows nor asks anything before the policy is accepted', async () => {
    await renderStory(server, RulesNotAccepted);
    // A call would fail the test by the mock's error once the page has settled.
    const asked = jest.fn(() => contentsFixture);
    server.use(answer(getContents, asked));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('button', { name: /^What's New/ })).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });
});
