import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, onPhone, screenParameters } from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import { NotFound } from '../routes/not-found';
import { ShellPage } from '../testing/shell-page';
import { RemoteLoadError } from './load-remote';
import { LoadingPage } from './loading-page';
import { RemoteBoundary } from './remote-boundary';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const meta: Meta<typeof RemoteBoundary> = {
  title: 'Shell/Remote',
  component: RemoteBoundary,
  tags: ['!autodocs'],
  args: { remote: 'investor-app', pathname: '/', onRetry: () => undefined },
  parameters: screenParameters,
  render: (args) => (
    <ShellPage session={investorSession}>
      <AppChrome session={investorSession}>
        <RemoteBoundary {...args} />
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof RemoteBoundary>;

const chunkError = Object.assign(new Error('Loading chunk 42 failed.\n(error: 42.js)'), {
  name: 'ChunkLoadError',
});

export const Loading: Story = { args: { children: <LoadingPage /> } };
export const Missing: Story = {
  args: {
    children: <Broken error={new RemoteLoadError('investor-app', '1.2.3', 'no answer')} />,
  },
};
export const MissingMobile: Story = { ...Missing, globals: onPhone };
export const ChunkMissing: Story = { args: { children: <Broken error={chunkError} /> } };
export const Stopped: Story = {
  args: { children: <Broken error={new Error('deals is not iterable')} /> },
};
export const PageNotFound: Story = { args: { children: <NotFound /> } };
export const PageNotFoundMobile: Story = { ...PageNotFound, globals: onPhone };
