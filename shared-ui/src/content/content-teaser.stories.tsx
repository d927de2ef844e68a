import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Box } from '@syndication/shared-ui/core';
import { contentsFixture } from '../testing/content-fixture';
import { onPhone } from '../testing/story-states';
import { ContentList, ContentTeaser, type ContentTeaserProps } from './content-teaser';

/** Remembers the bookmark as a page would. */
function Stage({ isUnread: isUnreadAtFirst, onBookmark, ...teaser }: ContentTeaserProps) {
  const [isUnread, setIsUnread] = useState(isUnreadAtFirst);
  const bookmark = onBookmark && {
    onBookmark: () => {
      setIsUnread(false);
      onBookmark();
    },
  };
  return <ContentTeaser {...teaser} isUnread={isUnread} {...bookmark} />;
}

const [first, second, third] = contentsFixture as [
  (typeof contentsFixture)[0],
  (typeof contentsFixture)[0],
  (typeof contentsFixture)[0],
];

const meta = {
  title: 'Content/Content teaser',
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
    isUnread: true,
    onBookmark: fn(),
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

export const BookmarkedNow: Story = {
  play: async ({ args, canvas }) => {
    const bookmark = canvas.getByRole('button', { name: `Bookmark: ${first.title}` });
    await expect(canvas.getByText('Unread:')).toBeInTheDocument();
    await userEvent.click(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByText('Unread:')).toBeNull();
    await userEvent.click(bookmark);
    await expect(args.onBookmark).toHaveBeenCalledOnce();
  },
};

export const Read: Story = { args: { isUnread: false } };
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
      {[first, second, third].map((content, index) => (
        <li key={content.contentId}>
          <ContentTeaser {...args} content={content} isUnread={index === 0} />
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
        {[first, second, third].map((content, index) => (
          <li key={content.contentId}>
            <ContentTeaser
              renderLink={args.renderLink}
              content={content}
              isUnread={index < 2}
              density="compact"
              level={3}
            />
          </li>
        ))}
      </ContentList>
    </Box>
  ),
};

export const Mobile: Story = { ...List, globals: onPhone };
