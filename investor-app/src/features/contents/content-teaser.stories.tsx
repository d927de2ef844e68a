import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Box } from '@syndication/shared-ui/core';
import { contentsFixture, onPhone } from '@syndication/shared-ui/testing';
import { ContentList, ContentTeaser, type ContentTeaserProps } from './content-teaser';

/** Remembers the bookmark as a page would. */
function Stage({ bookmark, ...teaser }: ContentTeaserProps) {
  const [isBookmarked, setIsBookmarked] = useState(bookmark?.isBookmarked);
  const remembered = bookmark && {
    isBookmarked,
    onToggle: (isKept: boolean) => {
      setIsBookmarked(isKept);
      bookmark.onToggle(isKept);
    },
  };
  return <ContentTeaser {...teaser} {...(remembered && { bookmark: remembered })} />;
}

const [first, second, third] = contentsFixture as [
  (typeof contentsFixture)[0],
  (typeof contentsFixture)[0],
  (typeof contentsFixture)[0],
];

const meta = {
  title: 'Investor app/Updates/Content teaser',
  component: ContentTeaser,
  parameters: {
    docs: {
      description: {
        component:
          'One update in a list: /all-updates, and `compact` in the What’s New dropdown and sidebar. ' +
          'Unread ones have a dot, a heavier title and the word for screen readers. The whole text ' +
          'stands on the content page, in `HtmlBody`. Put several into a `ContentList`.',
      },
    },
  },
  args: {
    content: first,
    bookmark: { isBookmarked: false, onToggle: fn() },
    renderLink: (title) => <a href="#content">{title}</a>,
  },
  render: (args) => <Stage {...args} />,
  decorators: [
    (Story) => (
      <Box maxW="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ContentTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Kept for later: that does not make it read. */
export const BookmarkedNow: Story = {
  play: async ({ args, canvas }) => {
    const bookmark = canvas.getByRole('button', { name: `Bookmark: ${first.title}` });
    await userEvent.click(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Unread:')).toBeInTheDocument();
    await expect(args.bookmark?.onToggle).toHaveBeenLastCalledWith(true);
  },
};

export const TakenBack: Story = {
  args: { content: { ...first, isRead: true }, bookmark: { isBookmarked: true, onToggle: fn() } },
  play: async ({ args, canvas }) => {
    const bookmark = canvas.getByRole('button', { name: `Bookmark: ${first.title}` });
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await expect(args.bookmark?.onToggle).toHaveBeenLastCalledWith(false);
  },
};

/** Nobody knows yet whether it is kept: the button waits. */
export const BookmarkUnknown: Story = {
  args: { bookmark: { isBookmarked: undefined, onToggle: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Bookmark: ${first.title}` }));
    await expect(args.bookmark?.onToggle).not.toHaveBeenCalled();
  },
};

export const Read: Story = { args: { content: { ...first, isRead: true } } };
export const Compact: Story = { args: { density: 'compact' } };

export const CutAt150Characters: Story = {
  args: { content: { ...first, description: `${'a'.repeat(149)}😀 and what follows` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'a'.repeat(149)}😀…`)).toBeVisible();
  },
};

/** The list of /all-updates. */
export const List: Story = {
  render: (args) => (
    <ContentList>
      {[first, second, third].map((content) => (
        <li key={content.contentId}>
          <ContentTeaser {...args} content={content} />
        </li>
      ))}
    </ContentList>
  ),
};

/** The header’s dropdown. */
export const CompactList: Story = {
  render: (args) => (
    <Box maxW="20rem">
      <ContentList>
        {[first, second, third].map((content) => (
          <li key={content.contentId}>
            <ContentTeaser
              renderLink={args.renderLink}
              content={content}
              density="compact"
              level={3}
            />
          </li>
        ))}
      </ContentList>
    </Box>
  ),
};

export const Phone: Story = { ...List, globals: onPhone };
