import {
  googleAuthCallback,
  linkedinAuth,
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';
import {
  noInvestorAccessCallbackMessage,
  noInvestorAccessMessage,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import { SIGNED_OUT } from '@syndication/contract/host';
import {
  answer,
  dropConnection,
  fail,
  neverAnswer,
  RemoteScreens,
} from '@syndication/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import app from '../app';
import { PATHS } from '../paths';
import { stubNetworkPopup, type StubbedPopup } from '../testing/network-popup';

/** An address that a frame takes without leaving the page. */
const NETWORK_PAGE = 'about:blank#network';
const OUTSIDER = 'outsider@demo.test';

let popup: StubbedPopup | undefined;

const meta = {
  title: 'Screens/Auth/Google and LinkedIn',
  component: RemoteScreens,
  args: { app, session: SIGNED_OUT, at: PATHS.investorSignIn },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => {
    popup = stubNetworkPopup();
    return () => popup?.remove();
  },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressing =
  (name: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

/** Presses the network's button, and lets the popup answer once it is waited for. */
const networkAnswering =
  (message: Parameters<StubbedPopup['post']>[0]): Play =>
  async (context) => {
    await pressing('Sign in with LinkedIn')(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', { name: 'Waiting for LinkedIn…' });
    await waitFor(() => expect(popup?.address()).toBe(NETWORK_PAGE));
    popup?.post(message);
    await canvas.findByRole('button', { name: 'Sign in with LinkedIn' });
  };

const started = answer(startLinkedinAuth, { url: NETWORK_PAGE, state: 'state' });
const noAccess = {
  status: 403,
  code: 'NO_INVESTOR_ACCESS',
  message: noInvestorAccessMessage(OUTSIDER),
} as const;

export const GoingToGoogle: Story = {
  parameters: { msw: { handlers: [neverAnswer(startGoogleAuth)] } },
  play: pressing('Sign in with Google'),
};

export const GoogleUnanswered: Story = {
  parameters: { msw: { handlers: [dropConnection(startGoogleAuth)] } },
  play: pressing('Sign in with Google'),
};

export const WaitingForNetwork: Story = {
  parameters: { msw: { handlers: [started] } },
  play: pressing('Sign in with LinkedIn'),
};

export const NetworkWithoutAccess: Story = {
  parameters: { msw: { handlers: [started, fail(linkedinAuth, noAccess)] } },
  play: async (context) => {
    await networkAnswering({ code: 'code', state: 'state' })(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      `${OUTSIDER} does not currently have investor access.`,
    );
  },
};

export const NetworkWithoutCode: Story = {
  parameters: { msw: { handlers: [started] } },
  play: async (context) => {
    await networkAnswering({ error: 'server_error', state: 'state' })(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'Failed to receive auth code.',
    );
  },
};

export const NetworkCancelled: Story = {
  parameters: { msw: { handlers: [started] } },
  play: async (context) => {
    await networkAnswering({ error: 'user_cancelled_login', state: 'state' })(context);
    await within(context.canvasElement).findByText('You cancelled the sign-in with LinkedIn.', {
      exact: false,
    });
  },
};

export const NetworkUnanswered: Story = {
  parameters: { msw: { handlers: [dropConnection(startLinkedinAuth)] } },
  play: pressing('Sign in with LinkedIn'),
};

export const PopupBlocked: Story = {
  play: async (context) => {
    window.open = () => null;
    await pressing('Sign in with LinkedIn')(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'Your browser blocked the sign-in window.',
    );
  },
};

const googleCallback = { pathname: PATHS.googleCallback, search: '?code=code&state=state' };

export const ComingFromGoogle: Story = {
  args: { at: googleCallback },
  parameters: { msw: { handlers: [neverAnswer(googleAuthCallback)] } },
};

export const GoogleWithoutAccess: Story = {
  args: { at: googleCallback },
  parameters: {
    msw: {
      handlers: [
        fail(googleAuthCallback, {
          ...noAccess,
          message: noInvestorAccessCallbackMessage(OUTSIDER),
        }),
      ],
    },
  },
};

export const GoogleCancelled: Story = {
  args: { at: { pathname: PATHS.googleCallback, search: '?error=access_denied&state=state' } },
  parameters: {
    msw: { handlers: [fail(googleAuthCallback, { status: 401, code: 'SIGN_IN_FAILED' })] },
  },
};

export const GoogleDoesNotAnswer: Story = {
  args: { at: googleCallback },
  parameters: {
    msw: {
      handlers: [
        fail(googleAuthCallback, {
          status: 503,
          code: 'UNAVAILABLE',
          message:
            'Google is not responding. Please try again in a moment, or sign in with your password.',
        }),
      ],
    },
  },
};

export const GoogleFailed: Story = {
  args: { at: googleCallback },
  parameters: {
    msw: {
      handlers: [
        fail(googleAuthCallback, {
          status: 401,
          code: 'SIGN_IN_FAILED',
          message: 'Signing in with Google did not work. Please try again.',
        }),
      ],
    },
  },
};

export const NetworkCallbackAlone: Story = {
  args: { at: { pathname: PATHS.networkCallback, search: '?code=code&state=state' } },
};
