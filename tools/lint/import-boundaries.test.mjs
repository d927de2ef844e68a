import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CONFIG = {
  plugins: [],
  jsPlugins: [join(import.meta.dirname, 'import-boundaries.mjs')],
  categories: { correctness: 'off' },
  rules: { 'syndication/import-boundaries': 'error' },
};

const importing = (source) => `import '${source}';`;

const REFUSED = [
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
  ['shared-ui/src/styling/index.ts', '@chakra-ui/react', /all of its components/],
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
  ['api/src/app.ts', '@syndication/shared-ui/core', /no other workspace/],
  ['api/src/http/access.ts', '../modules/members/memberships', /knows no module/],
  ['api/src/modules/votes/cast-vote.ts', '../../database/schema', /found in one place/],
  [
    'investor-app/src/features/deals/list.tsx',
    '../votes/vote-button',
    /deals and the other one meet in a route/,
  ],
  ['investor-app/src/features/deals/list.tsx', '../../routes/deals-page', /Routes compose/],
  ['delivery/build/remote-config.ts', '../../shell/src/app', /none of them/],
  ['delivery/build/remote-config.ts', '@syndication/delivery-release/layout', /none of them/],
  ['delivery/build/remote-config.ts', '@syndication/contract/host/query', /no browser/],
  ['auth-app/webpack.config.ts', '../shell/webpack.config', /released alone/],
  ['shell/webpack.config.ts', '@syndication/delivery-release/layout', /stands above/],
  ['shell/src/app.tsx', '@syndication/delivery-build/page', /Only the webpack config/],
  ['shell/src/app.tsx', '@syndication/delivery-pages/server', /stands above/],
  ['shell/bench/page.ts', '../../e2e/fixtures/screens', /stands above/],
  ['api/drizzle.config.ts', '@syndication/tools/start/instance', /stands above/],
  ['delivery/pages/server.ts', '@syndication/tools/start/instance', /above delivery/],
];

const OTHER_FORMS = [
  ['a re-export', `export { x } from 'axios';`],
  ['a re-export of everything', `export * from 'axios';`],
  ['a dynamic import', `void import('axios');`],
];

const ALLOWED = [
  ['contract/src/votes/votes.schemas.ts', './votes.rules'],
  ['contract/src/votes/votes.endpoints.ts', '../http/endpoint'],
  ['contract/src/http/client.ts', './endpoint'],
  ['contract/src/http/client.ts', 'axios'],
  ['contract/src/host/host.tsx', '../http/client'],
  ['contract/src/host/host.tsx', 'react'],
  ['shared-ui/src/styling/index.ts', '@chakra-ui/react/styled-system'],
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
  ['auth-app/webpack.config.ts', '@syndication/delivery-build/remote-config'],
  ['delivery/build/remote-config.ts', '@syndication/contract/release/registry.rules'],
  ['delivery/release/publish.ts', '@syndication/delivery-build/fingerprint'],
  ['tools/start/start.ts', '@syndication/delivery-release/publish'],
  ['e2e/bench/bench.ts', '../../tools/find-browser.mjs'],
];

const TYPES_OF_SCHEMAS = [
  'shared-ui/src/rounds/round.tsx',
  `import type { Venture } from '@syndication/contract/ventures/ventures.schemas';`,
];

/** Lines of code by file; the position of a line tells which case an error belongs to. */
const files = new Map();
function addLine(file, code) {
  const lines = files.get(file) ?? [];
  files.set(file, [...lines, code]);
}
for (const [file, source] of [...REFUSED, ...ALLOWED]) addLine(file, importing(source));
for (const [, code] of OTHER_FORMS) addLine('shell/src/app.tsx', code);
addLine(...TYPES_OF_SCHEMAS);

/** One run of the linter for all cases. */
function lint() {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [file, lines] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), lines.join('\n'));
    }
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(CONFIG));
    const command = [OXLINT, '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    return JSON.parse(stdout).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const diagnostics = lint();

/** What the linter says about one line of one file. */
function messagesOn(file, code) {
  const line = files.get(file).indexOf(code) + 1;
  return diagnostics
    .filter(({ filename, labels }) => filename === file && labels[0].span.line === line)
    .map(({ message }) => message);
}

describe('refuses, with the reason', () => {
  it.each(REFUSED)('%s importing %s', (file, source, reason) => {
    expect(messagesOn(file, importing(source))).toEqual([expect.stringMatching(reason)]);
  });

  it.each(OTHER_FORMS)('%s', (_, code) => {
    expect(messagesOn('shell/src/app.tsx', code)).toHaveLength(1);
  });
});

describe('allows', () => {
  it.each(ALLOWED)('%s importing %s', (file, source) => {
    expect(messagesOn(file, importing(source))).toEqual([]);
  });

  it('types of schemas in the design library', () => {
    expect(messagesOn(...TYPES_OF_SCHEMAS)).toEqual([]);
  });
});
