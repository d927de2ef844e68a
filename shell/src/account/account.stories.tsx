import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
} from '@syndication/contract/account-security/account-security.endpoints';
import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import { getDigestChoices, putDigestChoice } from '@syndication/contract/digests/digests.endpoints';
import type { DigestChoice } from '@syndication/contract/digests/digests.schemas';
import { getReminders } from '@syndication/contract/ventures/ventures.endpoints';
import { getDeletionRequest } from '@syndication/contract/own-data/own-data.endpoints';
import { getPasskeys, makeRecoveryCodes } from '@syndication/contract/passkeys/passkeys.endpoints';
import type { Passkeys } from '@syndication/contract/passkeys/passkeys.schemas';
import type {
  Account,
  SignedInPlace,
} from '@syndication/contract/account-security/account-security.schemas';
import {
  answer,
  dropConnection,
  entrepreneurSession,
  fail,
  fixtureId,
  investorSession,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import AccountPage from './account-page';

const here: SignedInPlace = {
  id: fixtureId(1),
  isCurrent: true,
  device: 'Firefox on Windows',
  way: 'password',
  createdAt: '2026-11-20T08:12:00.000Z',
  lastSeenAt: '2026-11-20T15:40:00.000Z',
};
const phone: SignedInPlace = {
  ...here,
  id: fixtureId(2),
  isCurrent: false,
  device: 'Safari on iOS',
  way: 'linkedin',
  createdAt: '2026-11-14T18:03:00.000Z',
  lastSeenAt: '2026-11-19T21:27:00.000Z',
};
const unknown: SignedInPlace = {
  ...here,
  id: fixtureId(3),
  isCurrent: false,
  device: null,
  way: 'google',
  createdAt: '2026-11-09T11:30:00.000Z',
  lastSeenAt: '2026-11-09T11:55:00.000Z',
};

const account: Account = {
  email: investorSession.member.email,
  name: investorSession.member.name,
  hasPassword: true,
  providers: ['google', 'linkedin'],
  places: [here, phone, unknown],
};

const reminders = (isOn: boolean) => answer(getReminders, { ventureId: fixtureId(100), isOn });

const choices: DigestChoice[] = [
  { groupId: fixtureId(20), groupTitle: 'Great Lakes', rhythm: 'daily' },
  { groupId: fixtureId(21), groupTitle: 'Northeast', rhythm: 'weekly' },
];

const nothingMore = [
  answer(getDigestChoices, choices),
  answer(getPasskeys, { passkeys: [], codesLeft: 0, isRequired: false }),
  answer(getDeletionRequest, { askedAt: null }),
] as const;

const phoneAndKey: Passkeys = {
  passkeys: [
    {
      id: 'phone',
      name: 'Phone',
      createdAt: '2026-10-02T08:12:00.000Z',
      lastUsedAt: '2026-11-19T21:27:00.000Z',
    },
    {
      id: 'key',
      name: 'Key at the office',
      createdAt: '2026-11-09T11:30:00.000Z',
      lastUsedAt: null,
    },
  ],
  codesLeft: 9,
  isRequired: true,
};
const codes = ['7k2mq-x9d4t-0hv8z', 'q3wce-5r6tn-b1m2k', '9zx8c-v7b6m-4k5jh', 'w2e3r-4t5y6-h7j8k'];

const meta: Meta<typeof AccountPage> = {
  title: 'Screens/Shell/Account',
  component: AccountPage,
  args: { session: investorSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: [...nothingMore, answer(getAccount, account), reminders(true)] },
  },
  render: ({ session }) => (
    <ShellPage session={session} at="/account">
      <AppChrome session={session}>
        <AccountPage session={session} />
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof AccountPage>;

const pressing =
  (name: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

const changing =
  (
    currentPassword: string,
    password: string,
    confirmation = password,
  ): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Current password'), currentPassword);
    await userEvent.type(canvas.getByLabelText('New password'), password);
    await userEvent.type(canvas.getByLabelText('Confirm new password'), confirmation);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  };

/** What the mocked API still holds, for stories that sign places out. */
let places = account.places;

export const Default: Story = {};

export const OnlyHere: Story = {
  parameters: {
    msw: { handlers: [...nothingMore, answer(getAccount, { ...account, places: [here] })] },
  },
};

const ownAccount = answer(getAccount, { ...account, providers: [], places: [here] });

export const Entrepreneur: Story = {
  args: { session: entrepreneurSession },
  parameters: { msw: { handlers: [...nothingMore, ownAccount, reminders(true)] } },
};

export const RemindersStopped: Story = {
  args: { session: entrepreneurSession },
  parameters: { msw: { handlers: [...nothingMore, ownAccount, reminders(false)] } },
};

export const WithoutProfile: Story = {
  args: { session: entrepreneurSession },
  parameters: { msw: { handlers: [...nothingMore, ownAccount, answer(getReminders, null)] } },
};

export const RemindersUnknown: Story = {
  args: { session: entrepreneurSession },
  parameters: { msw: { handlers: [...nothingMore, ownAccount, dropConnection(getReminders)] } },
};

export const WithoutPassword: Story = {
  parameters: {
    msw: {
      handlers: [
        ...nothingMore,
        answer(getAccount, {
          ...account,
          hasPassword: false,
          providers: ['google'],
          places: [{ ...here, way: 'google' }],
        }),
      ],
    },
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [...nothingMore, neverAnswer(getAccount)] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [...nothingMore, dropConnection(getAccount)] } },
};

export const SignedOutElsewhere: Story = {
  beforeEach: () => {
    places = account.places;
  },
  parameters: {
    msw: {
      handlers: [
        ...nothingMore,
        answer(getAccount, () => ({ ...account, places })),
        answer(endOtherSessions, () => {
          places = [here];
          return { ended: 2 };
        }),
      ],
    },
  },
  play: async (context) => {
    await pressing('Sign out everywhere else')(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('You are signed out everywhere else.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const OnePlaceSignedOut: Story = {
  ...SignedOutElsewhere,
  parameters: {
    msw: {
      handlers: [
        ...nothingMore,
        answer(getAccount, () => ({ ...account, places })),
        answer(endSession, ({ params }) => {
          places = places.filter(({ id }) => id !== params['sessionId']);
          return undefined;
        }),
      ],
    },
  },
  play: async (context) => {
    await pressing(/^Sign out Safari on iOS/)(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('Unknown browser')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull());
  },
};

export const SignOutFailed: Story = {
  parameters: {
    msw: { handlers: [...nothingMore, answer(getAccount, account), dropConnection(endSession)] },
  },
  play: async (context) => {
    await pressing(/^Sign out Safari on iOS/)(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'You may still be signed in there',
    );
  },
};

export const PasswordMismatch: Story = {
  play: changing('Passw0rd', 'Better1horse', 'Better1hors'),
};

export const PasswordWrong: Story = {
  parameters: {
    msw: {
      handlers: [
        ...nothingMore,
        answer(getAccount, account),
        fail(changePassword, {
          status: 400,
          code: 'VALIDATION_FAILED',
          fields: { currentPassword: ACCOUNT_SECURITY_MESSAGES.wrongCurrentPassword },
        }),
      ],
    },
  },
  play: async (context) => {
    await changing('Passw0rt', 'Better1horse')(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Better1horse');
  },
};

export const PasswordUnanswered: Story = {
  parameters: {
    msw: {
      handlers: [...nothingMore, answer(getAccount, account), dropConnection(changePassword)],
    },
  },
  play: changing('Passw0rd', 'Better1horse'),
};

export const PasswordChanged: Story = {
  parameters: {
    msw: {
      handlers: [...nothingMore, answer(getAccount, account), answer(changePassword, undefined)],
    },
  },
  play: async (context) => {
    await changing('Passw0rd', 'Better1horse')(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your password was changed.');
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveValue('');
    await expect(document.body).not.toHaveFocus();
    await expect(document.activeElement).toContainElement(field);
  },
};

const ownPasskeys = [
  answer(getAccount, account),
  answer(getDigestChoices, choices),
  answer(getPasskeys, phoneAndKey),
  answer(getDeletionRequest, { askedAt: null }),
];

export const WithPasskeys: Story = { parameters: { msw: { handlers: ownPasskeys } } };

export const NamingAPasskey: Story = { play: pressing('Add a passkey') };

export const NewRecoveryCodes: Story = {
  parameters: {
    msw: { handlers: [...ownPasskeys, answer(makeRecoveryCodes, { recoveryCodes: codes })] },
  },
  play: pressing('New recovery codes'),
};

export const ProofByPasskey: Story = {
  parameters: {
    msw: {
      handlers: [
        ...ownPasskeys,
        fail(makeRecoveryCodes, { status: 403, code: 'PASSKEY_REQUIRED' }),
      ],
    },
  },
  play: pressing('New recovery codes'),
};

export const PasskeysFailed: Story = {
  parameters: {
    msw: {
      handlers: [dropConnection(getPasskeys), ...nothingMore, answer(getAccount, account)],
    },
  },
};

const choosing =
  (group: string, rhythm: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.selectOptions(await within(canvasElement).findByLabelText(group), rhythm);
  };

export const MailsChosen: Story = {
  parameters: {
    msw: {
      handlers: [answer(putDigestChoice, undefined), ...nothingMore, answer(getAccount, account)],
    },
  },
  play: choosing('Northeast', 'Never'),
};

export const MailsNotChosen: Story = {
  parameters: {
    msw: {
      handlers: [dropConnection(putDigestChoice), ...nothingMore, answer(getAccount, account)],
    },
  },
  play: choosing('Northeast', 'Never'),
};

export const MailsFailed: Story = {
  parameters: {
    msw: {
      handlers: [dropConnection(getDigestChoices), ...nothingMore, answer(getAccount, account)],
    },
  },
};

export const MailsOfLongNames: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getDigestChoices, [
          {
            groupId: fixtureId(20),
            groupTitle: 'Donaudampfschifffahrtsgesellschaft & Friends of the Northern Great Lakes',
            rhythm: 'weekly',
          },
        ]),
        ...nothingMore,
        answer(getAccount, account),
      ],
    },
  },
};

export const AskingForDeletion: Story = { play: pressing('Ask for deletion') };

export const DeletionAsked: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getDeletionRequest, { askedAt: '2026-11-19T08:12:00.000Z' }),
        ...nothingMore,
        answer(getAccount, account),
      ],
    },
  },
};
