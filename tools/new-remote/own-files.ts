import { titleOf, type NewRemote } from './options';

/** Of the model's packages, those that every remote needs. */
const PACKAGES =
  /^(@emotion\/react|@module-federation\/enhanced|@syndication\/.+|react|react-dom|webpack)$/;

type Packages = Record<string, string>;

interface PackageManifest {
  name: string;
  version: string;
  description: string;
  dependencies: Packages;
  devDependencies: Packages;
}

const needed = (packages: Packages): Packages =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => PACKAGES.test(name)));

/** `package.json` like that of another remote. */
export function packageManifest({ name, team }: NewRemote, model: string): string {
  const manifest = JSON.parse(model) as PackageManifest;
  const own: PackageManifest = {
    ...manifest,
    name: `@syndication/${name}`,
    version: '0.1.0',
    description: `Remote of ${team}.`,
    dependencies: needed(manifest.dependencies),
    devDependencies: needed(manifest.devDependencies),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

const DEMO_ACCOUNTS = { investor: 'investor@demo.test', entrepreneur: 'entrepreneur@demo.test' };

/** The source of a remote with one screen. */
export function sourceFiles({ name, role, path, team }: NewRemote): Record<string, string> {
  const title = titleOf(name);
  return {
    'src/app.tsx': `import { defineRemoteApp } from '@syndication/contract/host';

import { HomePage } from './routes/home';

export default defineRemoteApp({
  name: '${name}',
  routes: [{ path: '${path}', title: '${title}', Component: HomePage }],
});
`,
    'src/routes/home.tsx': `import { PageHeader } from '@syndication/shared-ui/core';

export function HomePage() {
  return <PageHeader title="${title}" />;
}
`,
    'src/routes/home.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${role}Session, RemoteScreens, screenParameters } from '@syndication/shared-ui/testing';

import app from '../app';

const meta = {
  title: 'Screens/${title}/Home',
  component: RemoteScreens,
  args: { app, session: ${role}Session, at: '${path}' },
  parameters: screenParameters,
} satisfies Meta<typeof RemoteScreens>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
    'src/routes/home.test.tsx': `import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './home.stories';

const server = startTestServer();
const { Default } = composeStories(stories);

it('says what it is', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
    'src/standalone.tsx': `import { mountStandalone } from '@syndication/shared-ui/testing/standalone';

import app from './app';

void mountStandalone({
  app,
  demoAccount: { role: '${role}', email: '${DEMO_ACCOUNTS[role]}' },
});
`,
    'README.md': `# ${name}

The remote of ${team}: \`${path}\` and everything below it, for the role ${role}.

## Run it alone

\`npm run dev -w @syndication/${name}\` mounts it under a minimal host (\`npm start\` beside it for the API);
\`npx jest --selectProjects ${name}\` runs its tests.
How it is released: [docs/deploying.md](../docs/deploying.md).
`,
  };
}
