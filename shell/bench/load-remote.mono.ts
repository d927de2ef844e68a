import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

/** Replaces `src/remotes/load-remote.ts`, with the remotes bundled in: only for the benchmark. */
export async function loadRelease({ name }: RemoteRelease): Promise<RemoteApp> {
  // The build names the files that this may be.
  const { default: app } = (await import(`../../${name}/src/app.tsx`)) as { default: RemoteApp };
  return app;
}
