import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  ORIGINS_ELEMENT_ID,
  OVERRIDE_PARAMETER,
  REMOTE_NAMES,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { serve } from '@syndication/delivery-build/serve';
import { derivePorts, remotePort, requireFreePorts } from './ports';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const ANSWER_LIMIT_MS = 10_000;
const USAGE = `npm run dev                                   everything, with hot reload
npm run dev -- <remote> --shell <url>         one remote inside the shell of an instance
  remotes: ${REMOTE_NAMES.join(', ')}`;

interface Inside {
  remote: RemoteName;
  shell: URL;
}

/** @throws Error that says how it is used */
function readArguments(args: string[]): Inside {
  const { values, positionals } = parseArgs({
    args,
    options: { shell: { type: 'string' } },
    allowPositionals: true,
  });
  const remote = REMOTE_NAMES.find((name) => name === positionals[0]);
  if (!remote || positionals.length > 1 || !URL.canParse(values.shell ?? '')) {
    throw new Error(USAGE);
  }
  return { remote, shell: new URL(values.shell ?? '') };
}

/** Origins of development servers that the pages of a shell let in. @throws Error when no shell answers */
async function readOverrideOrigins({ origin }: URL): Promise<string[]> {
  const inline = new RegExp(`<script[^>]* id="?${ORIGINS_ELEMENT_ID}"?>([^<]*)</script>`);
  try {
    const answer = await fetch(origin, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const [, json] = inline.exec(await answer.text()) ?? [];
    if (json === undefined) throw new Error(`it answers ${answer.status} without a shell's page`);
    return (JSON.parse(json) as { overrides: string[] }).overrides;
  } catch (error) {
    throw new Error(`There is no shell at ${origin}: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

async function prepare(args: string[]): Promise<Inside & { port: number }> {
  const inside = readArguments(args);
  const port = remotePort(derivePorts(process.env['PORT']), inside.remote);
  const own = `http://localhost:${port}`;
  const allowed = await readOverrideOrigins(inside.shell);
  if (!allowed.includes(own)) {
    throw new Error(
      `The shell at ${inside.shell.origin} lets nothing in from ${own}: its edge needs OVERRIDE_ORIGINS="${own}" (docs/deploying.md).`,
    );
  }
  await requireFreePorts({ [inside.remote]: port });
  return { ...inside, port };
}

/** Serves one remote for the pages of a shell that is deployed, in the place of its release there. */
export async function devInside(args: string[]): Promise<void> {
  try {
    const { remote, shell, port } = await prepare(args);
    // What the build's configuration reads.
    process.env['DEV_PORT'] = String(port);
    process.env['SHELL_ORIGIN'] = shell.origin;
    const link = `${shell.origin}/?${OVERRIDE_PARAMETER}=${remote}@http://localhost:${port}`;
    console.log(`Building ${remote} …`);
    await serve(path.join(REPOSITORY, remote, 'webpack.config.ts'), 'inside');
    console.log(`\nOpen ${link}`);
    console.log(
      '  That tab takes the remote from here and follows its changes; others are as before.',
    );
    console.log(
      '  To remove it: "Remove" in the notice of the page, or close the tab. Ctrl-C ends this.',
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
