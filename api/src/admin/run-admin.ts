import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../app-context';
import { createClock } from '../clock';
import { readConfig } from '../config';
import { LONG_WORK } from '../database/connect';
import { DataDirInUse } from '../database/data-dir-lock';
import { openDatabase } from '../database/open-database';
import { loadServerSecrets } from '../database/server-secrets';
import { AppError } from '../http/app-error';
import { CommandRefused, WrongCommand, type CommandResult } from './command';
import { describeCommands, readCommand } from './commands';

/** Path on the control socket of a running server, the only process that may write its PGlite. */
const ADMIN_PATH = '/admin';

/** The request to the server: the words of the command, and its working folder. */
interface Request {
  args: string[];
  folder: string;
}
type Answer = { result: CommandResult } | { refusal: string } | { wrongUse: string };

const isRefusal = (error: unknown): error is Error =>
  error instanceof CommandRefused || error instanceof AppError;

/**
 * Takes commands on the control socket. Register it on the control server alone: anyone who reaches the
 * socket can do everything.
 */
export function registerAdminControl(control: FastifyInstance, context: AppContext): void {
  control.post<{ Body: Request }>(ADMIN_PATH, async ({ body }): Promise<Answer> => {
    try {
      return { result: await readCommand(body.args, body.folder).run(context) };
    } catch (error) {
      if (isRefusal(error)) return { refusal: error.message };
      if (error instanceof WrongCommand) return { wrongUse: error.message };
      throw error;
    }
  });
}

async function askServer(socketPath: string, args: readonly string[]): Promise<CommandResult> {
  const body = JSON.stringify({ args: [...args], folder: process.cwd() } satisfies Request);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const answer = await new Promise<Answer>((resolve, reject) => {
    httpRequest({ socketPath, path: ADMIN_PATH, method: 'POST', headers }, (response) => {
      json(response).then((read) => resolve(read as Answer), reject);
    })
      .on('error', reject)
      .end(body);
  });
  if ('result' in answer) return answer.result;
  if ('wrongUse' in answer) throw new WrongCommand(answer.wrongUse);
  throw new CommandRefused(
    'refusal' in answer ? answer.refusal : 'The server failed; its log says why.',
  );
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
    const { text, data } = await carryOut(args, env);
    out(args.includes('--json') ? JSON.stringify(data) : text);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isWrong = error instanceof WrongCommand;
    if (args.includes('--json')) err(JSON.stringify({ error: message }));
    else err(isWrong ? `${message}\n\n${describeCommands(args)}` : message);
    return isWrong ? 2 : 1;
  }
}
