import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getContents } from '@syndication/contract/contents/contents.endpoints';
import { useLocation } from '@syndication/contract/host/router';
import { AppFrame } from '@syndication/shared-ui/core';
import {
  answer,
  contentsFixture,
  dropConnection,
  investorSession,
  neverAnswer,
  onPhone,
  ScreenHost,
  screenParameters,
  type ScreenHostProps,
} from '@syndication/shared-ui/testing';

import { userEvent, within } from 'storybook/test';

import { WhatsNewMenu } from './whats-new-menu';

function Where() {
  return <h1>{useLocation().pathname}</h1>;
}

/** The menu in the header, above a page that says where one is. */
function HeaderWithMenu(props: Omit<ScreenHostProps, 'children'>) {
  return (
    <ScreenHost {...props}>
      <AppFrame brand="Deal syndication" actions={<WhatsNewMenu />}>
        <Where />
      </AppFrame>
    </ScreenHost>
  );
}

const contents = answer(getContents, contentsFixture);

const meta: Meta<typeof HeaderWithMenu> = {
  title: "Screens/Investor/What's New menu",
  component: HeaderWithMenu,
  args: { session: investorSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: [contents] },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^What's New/ }));
  },
};
export default meta;
type Story = StoryObj<typeof HeaderWithMenu>;

export const Default: Story = {};
/** A dot on the button, which it says to screen readers. */
export const ClosedWithUnread: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: "What's New (unread updates)" });
  },
};
export const AllRead: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(
          getContents,
          contentsFixture.map((item) => ({ ...item, isRead: true })),
        ),
      ],
    },
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getContents)] } },
};
export const Empty: Story = {
  parameters: { msw: { handlers: [answer(getContents, [])] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getContents)] } },
};
export const Phone: Story = { globals: onPhone };
/** The header of a member who may not see updates yet. */
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
  play: async () => undefined,
};
