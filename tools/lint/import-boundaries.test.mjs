import { resolve } from 'node:path';

import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

import { importBoundaries } from './import-boundaries.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** What lint says about one import in one file. */
function lint(file, code) {
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { syndication: { rules: { 'import-boundaries': importBoundaries } } },
    rules: { 'syndication/import-boundaries': 'error' },
  };
  const messages = new Linter({ cwd: ROOT }).verify(code, [config], resolve(ROOT, file));
  return messages.map(({ message }) => message);
}

const importing = (source) => `import '${source}';`;

describe('refuses, with the reason', () => {
  it.each([
    ['contract/src/votes/votes.rules.ts', './votes.schemas', /rules stand below/],
    ['contract/src/votes/votes.schemas.ts', './votes.endpoints', /schemas stand below/],
    ['contract/src/votes/votes.endpoints.ts', '../http/client', /endpoints stand below/],
    ['contract/src/http/client.ts', '../host', /http stand below/],
    ['contract/src/http/client.ts', 'react', /Only contract\/host knows React/],
    ['contract/src/host/host.tsx', '@syndication/shared-ui/core', /depends on nobody/],
    ['contract/src/votes/votes.schemas.ts', 'zod', /zod\/mini/],
    ['investor-app/src/features/deals/api/get-deals.ts', 'axios', /Only contract\/http/],
    ['shell/src/chrome/header.tsx', '@chakra-ui/react', /Only shared-ui imports Chakra/],
    ['shared-ui/src/core/button.tsx', '@chakra-ui/react', /styling hands out/],
    ['entrepreneur-app/src/app.tsx', 'final-form', /Only shared-ui imports final-form/],
    ['shared-ui/src/rounds/round.tsx', '@syndication/contract/host', /contract rules only/],
    [
      'shared-ui/src/rounds/round.tsx',
      '@syndication/contract/votes/votes.endpoints',
      /contract rules only/,
    ],
    [
      'shared-ui/src/rounds/round.tsx',
      '@syndication/contract/votes/votes.schemas',
      /contract rules only/,
    ],
    ['shared-ui/src/core/index.ts', '../dialogs', /Every page loads/],
    ['investor-app/src/app.tsx', '@syndication/auth-app/app', /released alone/],
    ['investor-app/src/app.tsx', '../../entrepreneur-app/src/app', /released alone/],
    ['auth-app/src/app.tsx', '../../api/src/app', /released alone/],
    ['entrepreneur-app/src/app.tsx', '../../shell/src/session', /released alone/],
    ['shell/src/remotes/load.ts', '@syndication/investor-app/app', /at run time/],
    ['shell/src/app.tsx', '../../api/src/app', /through the contract only/],
    ['api/src/app.ts', '@syndication/contract/host', /no browser/],
    ['api/src/app.ts', '@syndication/contract/http/client', /no browser/],
    ['api/src/app.ts', '@syndication/shared-ui/core', /nothing else of this house/],
    ['api/src/http/access.ts', '../modules/members/memberships', /knows no module/],
    ['api/src/modules/votes/cast-vote.ts', '../../database/schema', /found in one place/],
    [
      'investor-app/src/features/deals/list.tsx',
      '../votes/vote-button',
      /deals and votes meet in a route/,
    ],
    ['investor-app/src/features/deals/list.tsx', '../../routes/deals-page', /Routes compose/],
  ])('%s importing %s', (file, source, reason) => {
    expect(lint(file, importing(source))).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ['a re-export', `export { x } from 'axios';`],
    ['a re-export of everything', `export * from 'axios';`],
    ['a dynamic import', `void import('axios');`],
  ])('%s', (_, code) => {
    expect(lint('shell/src/app.tsx', code)).toHaveLength(1);
  });
});

describe('allows', () => {
  it.each([
    ['contract/src/votes/votes.schemas.ts', './votes.rules'],
    ['contract/src/votes/votes.endpoints.ts', '../http/endpoint'],
    ['contract/src/http/client.ts', './endpoint'],
    ['contract/src/http/client.ts', 'axios'],
    ['contract/src/host/host.tsx', '../http/client'],
    ['contract/src/host/host.tsx', 'react'],
    ['shared-ui/src/styling/index.ts', '@chakra-ui/react'],
    ['shared-ui/src/core/button.tsx', '../styling'],
    ['shared-ui/src/rounds/round.tsx', '@syndication/contract/ventures/ventures.rules'],
    ['shared-ui/src/rounds/round.tsx', '../core'],
    ['shared-ui/src/testing/screen.tsx', '@syndication/contract/host'],
    ['investor-app/src/routes/deals-page.tsx', '../features/deals'],
    ['investor-app/src/features/deals/list.tsx', './api/get-deals'],
    ['investor-app/src/app.tsx', '@syndication/shared-ui/core'],
    ['shell/src/app.tsx', '@syndication/contract/host'],
    ['api/src/app.ts', '@syndication/contract/votes/votes.endpoints'],
    ['api/src/app.ts', '@syndication/contract/http/api-error'],
    ['api/src/open-api/components.ts', 'zod'],
    ['contract/src/http/endpoint.ts', './errors.rules'],
  ])('%s importing %s', (file, source) => {
    expect(lint(file, importing(source))).toEqual([]);
  });

  it('types of schemas in the design library', () => {
    const code = `import type { Venture } from '@syndication/contract/ventures/ventures.schemas';`;
    expect(lint('shared-ui/src/rounds/round.tsx', code)).toEqual([]);
  });
});
