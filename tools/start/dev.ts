import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { CONTRACT_VERSION, REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import { publicPartOf } from '@syndication/contract/settings/settings.rules';
import { readGivenSettings } from '@syndication/delivery-pages/environment';

import * as instance from './instance';

function run(workspace: string, script: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn('npm', ['run', '--silent', script, '-w', `@syndication/${workspace}`], {
    cwd: instance.REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that npm's children end with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`[${workspace}] ${line}`));
  }
  return child;
}

/** Runs the API in watch mode and all apps with hot reload. @throws Error when a setting is wrong or a port in use */
export async function dev(): Promise<void> {
  const ports = instance.derivePorts();
  const settings = readGivenSettings(instance.demoSettings(ports));
  await instance.requireFreePorts(ports);
  const origin = instance.originOf(ports);
  const remotes = REMOTE_NAMES.map((name) => ({ name, port: instance.remotePort(ports, name) }));
  // Every remote comes from its own dev server.
  const entries = remotes.map(({ name, port }) => [
    name,
    {
      ...{ name, version: 'dev', contract: CONTRACT_VERSION },
      entry: `http://localhost:${port}/remoteEntry.js`,
      ...{ integrity: '', assets: [], shared: [], previous: null },
    },
  ]);
  const children = [
    run('api', 'dev', {
      PORT: String(ports.api),
      ...instance.apiEnvironment(ports, settings),
      ...instance.demoEnvironment(ports),
    }),
    run('shell', 'dev', {
      DEV_PORT: String(ports.pages),
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
      PUBLIC_ORIGIN: origin,
      DEV_SETTINGS: JSON.stringify(publicPartOf(settings)),
      DEV_REGISTRY: JSON.stringify(Object.fromEntries(entries)),
    }),
    ...remotes.map(({ name, port }) => run(name, 'dev:federated', { DEV_PORT: String(port) })),
  ];

  const close = (): void => {
    for (const { pid } of children) {
      if (pid === undefined) continue;
      try {
        process.kill(-pid, 'SIGTERM');
      } catch {
        // It has ended already.
      }
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close);
  console.log(`Development servers are starting; open ${origin} when the shell has compiled.`);
}
