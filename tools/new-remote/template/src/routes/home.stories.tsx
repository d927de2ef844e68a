import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { $role$Session, RemoteScreens, screenParameters } from '@syndication/shared-ui/testing';

import app from '../app';

const meta = {
  title: 'Screens/$title$/Home',
  component: RemoteScreens,
  args: { app, session: $role$Session, at: '$path$' },
  parameters: screenParameters,
} satisfies Meta<typeof RemoteScreens>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
