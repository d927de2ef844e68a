import path from 'node:path';

import {
  ORIGINS_ELEMENT_ID,
  OVERRIDE_PARAMETER,
  REMOTE_NAMES,
} from '@syndication/contract/release/registry.rules';

import { serve } from '@syndication/delivery-build/build';
import { UsageError } from '@syndication/delivery-release/command-line';
import { derivePorts, remotePort, REPOSITORY, requireFreePorts } from './instance';

const ANSWER_LIMIT_MS = 10_000;

/** Origins of development servers that the pages of a shell allow. @throws Error when no shell answers */
async function readOverrideOrigins(origin: string): Promise<string[]> {
  const inline = new RegExp(`<script[^>]* id="?${ORIGINS_ELEMENT_ID}"?>([^<]*)</script>`);
  try {
    const answer = await fetch(origin, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const [, json] = inline.exec(await answer.text()) ?? [];
    if (json === undefined) throw new Error(`it answers ${answer.status} without a shell's page`);
    return (JSON.parse(json) as { overrides: string[] }).overrides;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`There is no shell at ${origin}: ${message}.`, { cause: error });
  }
}

/** Serves one remote for the pages of a deployed shell, instead of its release. @throws Error when they refuse it */
export async function devInside(names: readonly string[], address = ''): Promise<void> {
  const remote = REMOTE_NAMES.find((name) => name === names[0]);
  if (!remote || names.length > 1) throw new UsageError('Which remote? One, by its name.');
  if (!/^https?:\/\/./.test(address))
    throw new UsageError('--shell must be like https://a.example.');
  const shell = new URL(address).origin;
  const port = remotePort(derivePorts(), remote);
  const own = `http://localhost:${port}`;
  if (!(await readOverrideOrigins(shell)).includes(own)) {
    throw new Error(
      `The shell at ${shell} lets nothing in from ${own}: its pages need OVERRIDE_ORIGINS="${own}" (docs/deploying.md).`,
    );
  }
  await requireFreePorts({ [remote]: port });
  // Read by the build configuration.
  process.env['DEV_PORT'] = String(port);
  process.env['SHELL_ORIGIN'] = shell;
  console.log(`Building ${remote} …`);
  await serve(path.join(REPOSITORY, remote, 'webpack.config.ts'), 'inside');
  console.log(`
Open ${shell}/?${OVERRIDE_PARAMETER}=${remote}@${own}
  That tab takes the remote from here and follows its changes; others are as before.
  To remove it: "Remove" in the notice of the page, or close the tab. Ctrl-C ends this.`);
}
