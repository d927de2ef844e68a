import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { APP_NAMES, REMOTE_NAMES } from '@syndication/contract/release/registry.rules';

const REPOSITORY = path.resolve(__dirname, '../..');
const DOCKER = path.join(REPOSITORY, 'docker');

/** The Dockerfile of every deployable, by the name of its folder. */
const dockerfiles = new Map(
  readdirSync(DOCKER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, path.join(DOCKER, name, 'Dockerfile')] as const)
    .flatMap(([name, file]) => {
      try {
        return [[name, readFileSync(file, 'utf8')] as const];
      } catch {
        return [];
      }
    }),
);
const building = [...dockerfiles].filter(([, text]) => text.includes('npm ci'));

/** From the first stage to the end of the one that installs packages. */
function sharedStages(text: string): string {
  return (
    /^FROM \S+ AS manifests\n[\s\S]*?^FROM manifests AS packages\n(?:.+\n)+/m.exec(text)?.[0] ?? ''
  );
}

it('has a Dockerfile per deployable', () => {
  expect([...dockerfiles.keys()].sort()).toEqual([
    ...['api', 'edge', 'storybook', ...APP_NAMES].sort(),
  ]);
});

it('installs packages in stages that are the same everywhere, so that they are built once', () => {
  const stages = building.map(([, text]) => sharedStages(text));
  expect(stages[0]).toContain('npm ci');
  expect(new Set(stages).size).toBe(1);
});

it('brings the manifest of every workspace to them, as npm needs', () => {
  const { workspaces } = JSON.parse(
    readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8'),
  ) as { workspaces: string[] };
  const [, text = ''] = building[0] ?? [];
  const FOLDERS: Record<string, readonly string[]> = {
    '*-app': REMOTE_NAMES,
    'delivery/*': ['delivery/build', 'delivery/pages', 'delivery/release'],
  };
  for (const workspace of workspaces.flatMap((name) => FOLDERS[name] ?? name)) {
    expect(text).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  }
});

it.each([...dockerfiles])(
  '%s runs as a user of its own and says how its health shows',
  (_, text) => {
    const final = text.slice(text.lastIndexOf('\nFROM '));
    expect(final).toContain('\nUSER 10001:10001\n');
    expect(final).toMatch(/\nHEALTHCHECK (NONE|--interval=10s)/);
  },
);

it.each([...APP_NAMES])('%s is released once: started again, it undoes no rollback', (app) => {
  const command = ['CMD ["', app, '", "--build", "/release/build", "--to", "/store", "--once"]\n'];
  expect(dockerfiles.get(app)).toContain(command.join(''));
});
