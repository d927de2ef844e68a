import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, onPhone, screenParameters } from '@syndication/shared-ui/testing';
import { spyOn } from 'storybook/test';

import { AppChrome } from '../chrome/app-chrome';
import { NotFound } from '../routes/not-found';
import { ShellPage } from '../testing/shell-page';
import { RemoteLoadError } from './failures';
import { ComingScreen, LoadingPage } from './loading-page';
import { RemoteBoundary } from './remote-boundary';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const meta: Meta<typeof RemoteBoundary> = {
  title: 'Screens/Shell/Remote',
  component: RemoteBoundary,
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

/** The fault is told to the console, by React and by the boundary: expected here. */
const expectFault: Story['beforeEach'] = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
  spyOn(console, 'warn').mockImplementation(() => undefined);
};

const chunkError = Object.assign(new Error('Loading chunk 42 failed.\n(error: 42.js)'), {
  name: 'ChunkLoadError',
});

export const Loading: Story = { args: { children: <LoadingPage /> } };
export const LoadingSlowly: Story = { args: { children: <LoadingPage slowAfterMs={0} /> } };
export const NextScreenComing: Story = {
  args: {
    children: (
      <>
        <NotFound />
        <ComingScreen />
      </>
    ),
  },
};
export const NextScreenComingOnAPhone: Story = { ...NextScreenComing, globals: onPhone };
export const Missing: Story = {
  beforeEach: expectFault,
  args: {
    children: (
      <Broken
        error={
          new RemoteLoadError('investor-app', '1.2.3', 'entry', 'network', new Error('no answer'))
        }
      />
    ),
  },
};
export const ChunkMissing: Story = {
  beforeEach: expectFault,
  args: { children: <Broken error={chunkError} /> },
};
export const Stopped: Story = {
  beforeEach: expectFault,
  args: { children: <Broken error={new Error('deals is not iterable')} /> },
};
export const PageNotFound: Story = { args: { children: <NotFound /> } };
