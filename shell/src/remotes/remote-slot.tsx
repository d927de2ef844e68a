import type { RemoteSlots } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';

import { SilentBoundary } from './silent-boundary';
import { useRemoteApp } from './use-remote-app';

interface Props {
  remote: RemoteName;
  name: keyof RemoteSlots;
}

/** What a remote puts into a named place of the chrome; nothing while it loads or after it failed. */
export function RemoteSlot({ remote, name }: Props) {
  const state = useRemoteApp(remote);
  const Content = state.status === 'ready' ? state.app.slots?.[name] : undefined;
  return Content ? (
    <SilentBoundary key={remote}>
      <Content />
    </SilentBoundary>
  ) : null;
}
