import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, onPhone, screenParameters } from '@syndication/shared-ui/testing';
import type { ReactNode } from 'react';

import { AppChrome } from '../chrome/app-chrome';
import { NotFound } from '../routes/not-found';
import { ShellPage } from '../testing/shell-page';
import { RemoteLoadError } from './failures';
import { ComingScreen, LoadingPage } from './loading-page';
import { RemoteFailure } from './remote-failure';

function InPage({ children }: { children: ReactNode }) {
  return (
    <ShellPage session={investorSession}>
      <AppChrome session={investorSession}>{children}</AppChrome>
    </ShellPage>
  );
}

const meta: Meta<typeof InPage> = {
  title: 'Screens/Shell/Remote',
  component: InPage,
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof InPage>;

const failure = (error: Error) => (
  <RemoteFailure remote="investor-app" error={error} onRetry={() => undefined} />
);
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
export const NextScreenComingOnPhone: Story = { ...NextScreenComing, globals: onPhone };
export const Missing: Story = {
  args: {
    children: failure(
      new RemoteLoadError('investor-app', '1.2.3', 'entry', 'network', new Error('no answer')),
    ),
  },
};
export const ChunkMissing: Story = { args: { children: failure(chunkError) } };
export const Stopped: Story = {
  args: { children: failure(new Error('deals is not iterable')) },
};
export const PageNotFound: Story = { args: { children: <NotFound /> } };
