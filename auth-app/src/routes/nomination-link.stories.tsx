import { getAnonymousUser, signIn } from '@syndication/contract/accounts/accounts.endpoints';
import { SIGNED_OUT } from '@syndication/contract/host';
import {
  getNominationLink,
  renewNominationLink,
  signUpByNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import type { NominationLink } from '@syndication/contract/nominations/nominations.schemas';
import { answer, fail, neverAnswer, onPhone, RemoteScreens } from '@syndication/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';

import app from '../app';
import { PATHS } from '../paths';

const meta = {
  title: 'Screens/Auth/Nomination link',
  component: RemoteScreens,
  args: {
    app,
    session: SIGNED_OUT,
    at: { pathname: PATHS.entrepreneurSignUp, search: '?nomination=token' },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: {
      description: {
        component:
          'The sign-up of somebody who comes from the mail about a nomination. The link says who was nominated, so ' +
          'two names and a password are all that is asked, and creating the account signs the founder in.',
      },
    },
  },
} satisfies Meta<typeof RemoteScreens>;
export default meta;
type Story = StoryObj<typeof meta>;

const link: NominationLink = {
  state: 'open',
  email: 'invited@demo.test',
  nominations: [
    { group: 'Northeast', nominatedBy: 'Ingrid Halloran' },
    { group: 'Great Lakes', nominatedBy: 'Ingrid Halloran' },
  ],
};
const showing = (found: NominationLink, ...handlers: ReturnType<typeof answer>[]) => ({
  msw: { handlers: [answer(getNominationLink, found), ...handlers] },
});

const submit: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ines');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Vited');
  await userEvent.type(canvas.getByLabelText('Password'), 'Passw0rd');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
};

export const Default: Story = { parameters: showing(link) };
export const Phone: Story = { parameters: showing(link), globals: onPhone };
/** Several nominators, one of whom nobody knows any more, and long names. */
export const ManyNominations: Story = {
  parameters: showing({
    state: 'open',
    email: 'wilhelmina.featherstonehaugh-cholmondeley@a-remarkably-long-company-name.example',
    nominations: [
      { group: 'Northeast', nominatedBy: 'Ingrid Halloran' },
      { group: 'Great Lakes', nominatedBy: 'Graham Featherstonehaugh-Cholmondeley' },
      { group: 'Rocky Mountain and Intermountain West', nominatedBy: 'Ingrid Halloran' },
      { group: 'Gulf Coast Angels Inc.', nominatedBy: null },
    ],
  }),
};
export const Invalid: Story = {
  parameters: showing(link),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }));
  },
};
export const Pending: Story = {
  parameters: showing(link, neverAnswer(signUpByNomination)),
  play: submit,
};
/** The account was created in another tab meanwhile. */
export const TakenMeanwhile: Story = {
  parameters: showing(link, fail(signUpByNomination, { status: 409, code: 'EMAIL_TAKEN' })),
  play: submit,
};
export const UsedBefore: Story = {
  parameters: showing(
    { ...link, state: 'account' },
    fail(signIn, { status: 401, code: 'SIGN_IN_FAILED' }),
    answer(getAnonymousUser, null),
  ),
};
export const Expired: Story = {
  parameters: showing({ ...link, state: 'expired' }, answer(renewNominationLink, undefined)),
};
export const SentAgain: Story = {
  ...Expired,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a new link' }));
    await canvas.findByText('A new link is on its way');
  },
};
export const NotSentAgain: Story = {
  parameters: showing(
    { ...link, state: 'expired' },
    fail(renewNominationLink, {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 40,
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a new link' }));
    await canvas.findByText('No link was sent');
  },
};
export const Withdrawn: Story = {
  parameters: showing({ ...link, state: 'withdrawn', nominations: [] }),
};
/** The nomination was given another address. */
export const Corrected: Story = {
  parameters: showing({ state: 'withdrawn', email: null, nominations: [] }),
};
export const Broken: Story = {
  parameters: { msw: { handlers: [fail(getNominationLink, { status: 404, code: 'NOT_FOUND' })] } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getNominationLink)] } },
};
export const Failed: Story = {
  parameters: {
    msw: { handlers: [fail(getNominationLink, { status: 503, code: 'UNAVAILABLE' })] },
  },
};
