import type { ParseArgsConfig } from 'node:util';

import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { emailSchema } from '@syndication/contract/accounts/accounts.schemas';
import { checkFields } from '@syndication/contract/fields/check-fields.rules';
import type * as z from 'zod/mini';

import type { AppContext } from '../app-context';

/** The command line is wrong; the message shows the correct usage. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

/** The command is valid but cannot be carried out; nothing has changed. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** The result of a command, for people and for programs (`--json`). */
export interface CommandResult {
  text: string;
  data: Record<string, unknown>;
}

/** Options by name, as `parseArgs` reads them; one that was not given is undefined. */
export type OptionValues = Record<string, string | undefined>;

export interface Command {
  usage: string;
  about: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Options that name a file or a folder; `run` gets them as absolute paths. */
  paths?: readonly string[];
  /** How many words may follow the command; by default one. */
  maxWords?: number;
  /** It changes data that a running server caches, so no server may use the database. */
  needsStoppedServer?: boolean;
  run: (
    context: AppContext,
    values: OptionValues,
    positionals: readonly string[],
  ) => Promise<CommandResult>;
}

export type Commands = Record<string, Command>;

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/**
 * What a form of the console would make of a value.
 * @throws WrongCommand with the name and the form's message
 */
export function readField<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  name: string,
): z.output<S> {
  const read = checkFields(schema, value);
  if (read.isValid) return read.data;
  throw new WrongCommand(`${name}: ${[...read.messages.values()][0]}.`);
}

/** @throws WrongCommand that calls the address by this name */
export function readEmail(value: string | undefined, name: string): string {
  const read = checkFields(emailSchema, value);
  if (!read.isValid) throw new WrongCommand(`${name} must be an email address.`);
  return normalizeEmail(read.data);
}
