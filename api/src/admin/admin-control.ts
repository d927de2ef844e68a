import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import { CommandRefused, WrongCommand, type CommandResult } from './command';

/** Path on the control socket of a running server, the only process that may write its PGlite. */
export const ADMIN_PATH = '/admin';

/** The request to the server: the words of the command, and its working folder. */
export interface Request {
  args: string[];
  folder: string;
}
export type Answer = { result: CommandResult } | { refusal: string } | { wrongUse: string };

const isRefusal = (error: unknown): error is Error =>
  error instanceof CommandRefused || error instanceof AppError;

/**
 * Takes commands on the control socket. Register it on the control server alone: anyone who reaches the
 * socket can do everything.
 */
export function registerAdminControl(control: FastifyInstance, context: AppContext): void {
  control.post<{ Body: Request }>(ADMIN_PATH, async ({ body }): Promise<Answer> => {
    // Loaded when the first command comes: a start has no use for them.
    const { readCommand } = await import('./commands');
    try {
      return { result: await readCommand(body.args, body.folder).run(context) };
    } catch (error) {
      if (isRefusal(error)) return { refusal: error.message };
      if (error instanceof WrongCommand) return { wrongUse: error.message };
      throw error;
    }
  });
}
