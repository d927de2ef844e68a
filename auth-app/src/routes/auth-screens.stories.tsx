import {
  forgotPassword,
  getInvitationLink,
  renewInvitation,
  setPassword,
  signIn,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';
import { ACCOUNT_MESSAGES, notInvitedMessage } from '@syndication/contract/accounts/accounts.rules';
import { SIGNED_OUT } from '@syndication/contract/host';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import {
  answer,
  dropConnection,
  fail,
  fixtureId,
  neverAnswer,
  RemoteScreens,
} from '@syndication/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';

import app from '../app';
import { PATHS } from '../paths';

const meta = {
  title: 'Screens/Auth/Accounts',
  component: RemoteScreens,
  args: { app, session: SIGNED_OUT, at: PATHS.landing },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Fills the fields by their labels and presses the button. */
const submitting =
  (values: Record<string, string>, button: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [label, value] of Object.entries(values)) {
      await userEvent.type(await canvas.findByLabelText(label), value);
    }
    await userEvent.click(await canvas.findByRole('button', { name: button }));
  };

const credentials = { Email: 'investor@demo.test', Password: 'Passw0rd' };
const account = {
  'First name': 'Ines',
  'Last name': 'Vited',
  'Email address': 'invited@demo.test',
  Password: 'Passw0rd',
};
const newPassword = {
  Email: 'invited@demo.test',
  Password: 'Passw0rd',
  'Confirm password': 'Passw0rd',
};

export const Landing: Story = {};
export const LandingAfterGuard: Story = {
  args: { at: { pathname: PATHS.landing, state: { from: '/ventures/1' } } },
};
export const LandingAfterSessionEnded: Story = {
  args: { at: { pathname: PATHS.landing, state: { from: '/', reason: 'session-ended' } } },
};
export const LandingAfterFault: Story = {
  args: { at: { pathname: PATHS.landing, state: { reason: 'server-fault' } } },
};

export const InvestorSignIn: Story = { args: { at: PATHS.investorSignIn } };
export const InvestorSignInInvalid: Story = {
  args: { at: PATHS.investorSignIn },
  play: submitting({ ...credentials, Email: 'investor@demo' }, 'Sign in'),
};
export const InvestorSignInPending: Story = {
  args: { at: PATHS.investorSignIn },
  parameters: { msw: { handlers: [neverAnswer(signIn)] } },
  play: submitting(credentials, 'Sign in'),
};
export const InvestorSignInFailed: Story = {
  args: { at: PATHS.investorSignIn },
  parameters: { msw: { handlers: [fail(signIn, { status: 401, code: 'SIGN_IN_FAILED' })] } },
  play: submitting(credentials, 'Sign in'),
};

/** Answers that neither accept nor refuse a sign-in. */
const throttled = fail(signIn, {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  retryAfterSeconds: 118,
});
const busy = fail(signIn, { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 });
const meeting = (at: string, handler: typeof busy): Story => ({
  args: { at },
  parameters: { msw: { handlers: [handler] } },
  play: submitting(credentials, 'Sign in'),
});
export const InvestorSignInThrottled = meeting(PATHS.investorSignIn, throttled);
export const InvestorSignInUnanswered = meeting(PATHS.investorSignIn, dropConnection(signIn));
export const InvestorSignInBusy = meeting(PATHS.investorSignIn, busy);
export const EntrepreneurSignInThrottled = meeting(PATHS.entrepreneurSignIn, throttled);
export const EntrepreneurSignInUnanswered = meeting(
  PATHS.entrepreneurSignIn,
  dropConnection(signIn),
);
export const EntrepreneurSignInBusy = meeting(PATHS.entrepreneurSignIn, busy);

export const EntrepreneurSignIn: Story = { args: { at: PATHS.entrepreneurSignIn } };
export const EntrepreneurSignInFailed: Story = {
  args: { at: PATHS.entrepreneurSignIn },
  parameters: {
    msw: {
      handlers: [
        fail(signIn, {
          status: 401,
          code: 'SIGN_IN_FAILED',
          message: 'Email or password is wrong.',
        }),
      ],
    },
  },
  play: submitting(credentials, 'Sign in'),
};

export const CreateAccount: Story = { args: { at: PATHS.entrepreneurSignUp } };
export const CreateAccountInvalid: Story = {
  args: { at: PATHS.entrepreneurSignUp },
  play: submitting(
    {
      'First name': 'Al',
      'Last name': 'Vo',
      'Email address': 'invited@demo',
      Password: 'password',
    },
    'Create Account',
  ),
};
export const CreateAccountNotNominated: Story = {
  args: { at: PATHS.entrepreneurSignUp },
  parameters: {
    msw: {
      handlers: [answer(getNominations, { syndicationGroups: [], member: [], memberGroup: null })],
    },
  },
  play: submitting(account, 'Create Account'),
};
export const CreateAccountTaken: Story = {
  args: { at: PATHS.entrepreneurSignUp },
  parameters: {
    msw: {
      handlers: [
        answer(getNominations, { syndicationGroups: ['Northeast'], member: [], memberGroup: null }),
        fail(signUp, { status: 409, code: 'EMAIL_TAKEN' }),
      ],
    },
  },
  play: submitting(account, 'Create Account'),
};
export const CreateAccountDone: Story = {
  args: { at: PATHS.entrepreneurSignUp },
  parameters: {
    msw: {
      handlers: [
        answer(getNominations, { syndicationGroups: ['Northeast'], member: [], memberGroup: null }),
        answer(signUp, { id: fixtureId(1) }),
      ],
    },
  },
  play: submitting(account, 'Create Account'),
};

export const RequestNewPassword: Story = { args: { at: PATHS.forgotPassword } };
export const RequestNewPasswordNotInvited: Story = {
  args: { at: PATHS.forgotPassword },
  parameters: {
    msw: {
      handlers: [
        answer(forgotPassword, {
          data: null,
          error: { message: notInvitedMessage('support@syndication.example') },
        }),
      ],
    },
  },
  play: submitting({ Email: 'stranger@demo.test' }, 'Send Instructions'),
};
export const RequestNewPasswordSent: Story = {
  args: { at: PATHS.forgotPassword },
  parameters: { msw: { handlers: [answer(forgotPassword, { data: null })] } },
  play: submitting({ Email: 'entrepreneur@demo.test' }, 'Send Instructions'),
};

const resetLink = { pathname: PATHS.resetPassword, search: '?verification=token' };
const openingLink = (
  link: { isInvitation?: boolean; isExpired?: boolean },
  ...handlers: ReturnType<typeof answer>[]
): Story => ({
  args: { at: resetLink },
  parameters: {
    msw: {
      handlers: [
        answer(getInvitationLink, { isInvitation: false, isExpired: false, ...link }),
        ...handlers,
      ],
    },
  },
});
const settingPassword = (...handlers: ReturnType<typeof answer>[]): Story => ({
  ...openingLink({}, ...handlers),
  play: submitting(newPassword, 'Continue'),
});
export const SetPassword = openingLink({});
export const SetPasswordWithoutLink: Story = { args: { at: PATHS.resetPassword } };
export const SetPasswordInvitationExpired = openingLink(
  { isExpired: true },
  answer(renewInvitation, undefined),
);
export const SetPasswordMismatch: Story = {
  ...openingLink({}),
  play: submitting({ ...newPassword, 'Confirm password': 'Passw0rt' }, 'Continue'),
};
export const SetPasswordWrongAddress = settingPassword(
  fail(setPassword, {
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { email: ACCOUNT_MESSAGES.resetAddressMismatch },
  }),
);
export const SetPasswordUnanswered = settingPassword(dropConnection(setPassword));
export const SetPasswordSpentLink = settingPassword(
  fail(setPassword, { status: 403, code: 'RESET_LINK_INVALID' }),
);
export const SetPasswordDone = settingPassword(answer(setPassword, undefined));
export const SetPasswordInvited: Story = {
  ...openingLink({ isInvitation: true }, answer(setPassword, undefined)),
  play: submitting(newPassword, 'Continue'),
};
