import { request as httpRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../app-context';
import { createClock } from '../clock';
import { readConfig } from '../config';
import { LONG_WORK } from '../database/connect';
import { DataDirInUse } from '../database/data-dir-lock';
import { openDatabase } from '../database/open-database';
import { loadServerSecrets } from '../database/server-secrets';
import { describeFailure } from '../describe-failure';
import { ServerBusy } from '../import/send-import';
import { CommandRefused, WrongCommand, type CommandResult } from './command';
import { describeCommands, readCommand } from './commands';

/** Path on the control socket of a running server, the only process that may write its PGlite. */
const ADMIN_PATH = '/admin';
const RETRY_MS = 500;
/** How long a server's start, or another command, is waited for. */
const PATIENCE_MS = 30_000;
const INTERRUPTED =
  'The server stopped before it answered; whether it did this is not known. Check before you repeat it.';

/** The request to the server: the words of the command, and its working folder. */
interface Request {
  args: string[];
  folder: string;
}
type Answer = { result: CommandResult } | { refusal: string } | { wrongUse: string };

/**
 * Takes commands on the control socket. Register it on the control server alone: anyone who reaches the
 * socket can do everything.
 */
export function registerAdminControl(control: FastifyInstance, context: AppContext): void {
  control.post<{ Body: Request }>(ADMIN_PATH, async ({ body }): Promise<Answer> => {
    try {
      return { result: await readCommand(body.args, body.folder).run(context) };
    } catch (error) {
      if (error instanceof WrongCommand) return { wrongUse: error.message };
      return { refusal: describeFailure(error, context.config.DATA_DIR) };
    }
  });
}

function send(socketPath: string, method: 'GET' | 'POST', body = ''): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    httpRequest({ socketPath, path: ADMIN_PATH, method, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** @throws ServerBusy when the process with the socket takes no commands now */
async function askServer(socketPath: string, args: readonly string[]): Promise<CommandResult> {
  // Asked before a command is on its way: another command answers so, or ends meanwhile.
  const probe = await send(socketPath, 'GET').catch(() => null);
  probe?.resume();
  if (!probe || probe.statusCode === 503) throw new ServerBusy();
  const body = JSON.stringify({ args: [...args], folder: process.cwd() } satisfies Request);
  const answer = await send(socketPath, 'POST', body)
    .then((response) => json(response) as Promise<Answer>)
    .catch((): never => {
      throw new CommandRefused(INTERRUPTED);
    });
  if ('result' in answer) return answer.result;
  if ('wrongUse' in answer) throw new WrongCommand(answer.wrongUse);
  throw new CommandRefused(answer.refusal);
}

async function carryOut(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<CommandResult> {
  const { run, needsStoppedServer } = readCommand(args);
  const config = readConfig(env);
  try {
    const { db, close } = await openDatabase(config, () => undefined, LONG_WORK);
    try {
      return await run({
        db,
        config,
        now: createClock(config.CLOCK_AHEAD_DAYS).now,
        secrets: await loadServerSecrets(db),
      });
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    if (needsStoppedServer) {
      throw new CommandRefused(`A server has ${error.dataDir} open: stop it first.`);
    }
    return askServer(error.socketPath, args);
  }
}

/** Waits while another process has the data directory and takes no commands: it starts, or is a command itself. */
async function carryOutInTurn(...command: Parameters<typeof carryOut>): Promise<CommandResult> {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(RETRY_MS)) {
    try {
      return await carryOut(...command);
    } catch (error) {
      if (!(error instanceof ServerBusy)) throw error;
      if (Date.now() > until) {
        throw new CommandRefused(
          'The data directory is in use by a process that takes no commands.',
        );
      }
    }
  }
}

interface AdminOutput {
  out: (text: string) => void;
  err: (text: string) => void;
}

/**
 * `npm run admin`: administration without a browser.
 * @returns the exit code: 0 when it is done, 1 when it was refused or failed, 2 for wrong usage
 */
export async function runAdmin(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { out, err }: AdminOutput,
): Promise<0 | 1 | 2> {
  if (args.includes('--help')) {
    out(describeCommands(args));
    return 0;
  }
  try {
    const { text, data } = await carryOutInTurn(args, env);
    out(args.includes('--json') ? JSON.stringify(data) : text);
    return 0;
  } catch (error) {
    const message = describeFailure(error, env['DATA_DIR'] || '.data');
    const isWrong = error instanceof WrongCommand;
    if (args.includes('--json')) err(JSON.stringify({ error: message }));
    else err(isWrong ? `${message}\n\n${describeCommands(args)}` : message);
    return isWrong ? 2 : 1;
  }
}
