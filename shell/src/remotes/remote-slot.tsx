import type { RemoteSlots } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';

import { reportError } from '../reports/report-release';
import { SilentBoundary } from './silent-boundary';
import { useRemoteApp } from './use-remote-app';

interface Props {
  remote: RemoteName;
  name: keyof RemoteSlots;
}

/** What a remote puts into a named place of the chrome; nothing while it loads or after it failed. */
export function RemoteSlot({ remote, name }: Props) {
  const state = useRemoteApp(remote);
  if (state.status !== 'ready') return null;
  const Content = state.app.slots?.[name];
  const version = state.loaded?.release.version;
  return Content ? (
    <SilentBoundary key={`${remote}@${version}`} onFault={() => reportError(remote, version)}>
      <Content />
    </SilentBoundary>
  ) : null;
}
