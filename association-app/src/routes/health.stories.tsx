import {
  getConsoleHealth,
  putTestMail,
  retryMail,
} from '@syndication/contract/console-health/console-health.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  dropConnection,
  groupAdminSession,
  healthFixture,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';

import app from '../app';

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Health',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/health' },
  parameters: {
    ...screenParameters,
    msw: {
      handlers: [
        answer(getConsoleHealth, healthFixture),
        answer(putTestMail, undefined),
        answer(retryMail, { count: 1 }),
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleHealth, {
          mail: { hasServer: true, waiting: 0, givenUp: 0, isInTrouble: false, unsent: [] },
          jobs: [],
          releases: [],
        }),
      ],
    },
  },
};
const ended = healthFixture.jobs.find(({ finishedAt }) => finishedAt === null)!;
/** Its process died, and the next turn has passed. */
export const JobCutOff: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleHealth, {
          ...healthFixture,
          jobs: [{ ...ended, nextAt: ended.startedAt }],
        }),
      ],
    },
  },
};
const [refused, waiting] = healthFixture.mail.unsent;
/** The mail server was away a moment ago: nobody has to do anything yet. */
export const MailServerAway: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleHealth, {
          ...healthFixture,
          mail: {
            ...{ hasServer: true, waiting: 1, givenUp: 0, isInTrouble: false },
            unsent: [{ ...waiting!, attempts: 2, lastError: 'connect ECONNREFUSED 10.0.0.4:587' }],
          },
        }),
      ],
    },
  },
};
export const NoMailServer: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleHealth, {
          ...healthFixture,
          mail: {
            ...{ hasServer: false, waiting: 1, givenUp: 0, isInTrouble: false },
            unsent: [{ ...refused!, isGivenUp: false, attempts: 0, lastError: null }],
          },
        }),
        answer(putTestMail, undefined),
      ],
    },
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleHealth)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleHealth)] } },
};
/** For group admins the page does not exist. */
export const NotStaff: Story = {
  args: { session: groupAdminSession },
  parameters: { msw: { handlers: [] } },
};
