import './inline-registry';

import { useState } from 'react';

import { HostQueryClient } from '@syndication/contract/host/query-client';
import type { RemoteScreensProps } from '@syndication/shared-ui/testing';

import { Page } from '../app';
import { provideRemoteApp } from '../remotes/remotes';
import { ShellPage } from './shell-page';

/** A remote's screens inside the shell itself: what stories show in place of the plain frame. */
export function ShellScreens({ app, session, at }: RemoteScreensProps) {
  const [queryClient] = useState(() => {
    provideRemoteApp(app);
    // A failure shows at once: a story has no pause before a retry.
    return new HostQueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  return (
    <ShellPage session={session} queryClient={queryClient} {...(at !== undefined && { at })}>
      <Page onRetry={() => undefined} />
    </ShellPage>
  );
}
