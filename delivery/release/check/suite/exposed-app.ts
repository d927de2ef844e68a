import type { Page } from 'playwright';

import {
  containerName,
  EXPOSED_MODULE,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

/** What the exposed module says of itself; whether that is true is what the gate wants to know. */
export interface ExposedApp {
  name: unknown;
  contract: unknown;
  routes: { path: string; title: string }[];
}

interface Container {
  get: (module: string) => Promise<() => { default?: ExposedApp }>;
}

/** Reads the exposed module out of the container that the shell has loaded. */
export function readExposedApp(page: Page, remote: RemoteName): Promise<ExposedApp | null> {
  return page.evaluate(
    async ([name, module]) => {
      const container = (window as unknown as Record<string, Container | undefined>)[name];
      const app = (await container?.get(module))?.().default;
      if (!app) return null;
      const routes = [...(app.routes ?? [])].map(({ path, title }) => ({ path, title }));
      return { name: app.name, contract: app.contract, routes };
    },
    [containerName(remote), EXPOSED_MODULE] as const,
  );
}
