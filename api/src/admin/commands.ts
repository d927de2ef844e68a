import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { AppContext } from '../app-context';
import {
  flag,
  WrongCommand,
  type Command,
  type CommandResult,
  type Commands,
  type OptionValues,
} from './command';
import { ACCESS_COMMANDS } from './commands/access';
import { BACKUP_COMMANDS } from './commands/backup';
import { EXPORT_COMMANDS } from './commands/export';
import { GROUP_COMMANDS } from './commands/groups';
import { MAIL_COMMANDS } from './commands/mail';
import { MEMBER_COMMANDS } from './commands/members';
import { SETTINGS_COMMANDS } from './commands/settings';
import { STAFF_COMMANDS } from './commands/staff';

const COMMANDS: Commands = {
  ...STAFF_COMMANDS,
  ...GROUP_COMMANDS,
  ...MEMBER_COMMANDS,
  ...ACCESS_COMMANDS,
  ...MAIL_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...EXPORT_COMMANDS,
  ...BACKUP_COMMANDS,
};

/** The output of `--help`: for all commands, or one. */
export function describeCommands(args: readonly string[]): string {
  const words = args.filter((arg) => !arg.startsWith('-')).join(' ');
  const all = Object.entries(COMMANDS);
  const named = all.filter(
    ([name]) =>
      words && (words === name || words.startsWith(`${name} `) || name.startsWith(`${words} `)),
  );
  return [
    'npm run admin -- <command> [--json]',
    ...(named.length > 0 ? named : all).map(([, { usage, about }]) => `  ${usage}\n      ${about}`),
  ].join('\n\n');
}

/** A command with its arguments. */
export interface ReadCommand extends Pick<Command, 'needsStoppedServer'> {
  run: (context: AppContext) => Promise<CommandResult>;
}

/**
 * Finds the command that the words name.
 * @param folder where it was given: relative paths begin there
 * @throws WrongCommand for one that is not there, or its wrong use
 */
export function readCommand(args: readonly string[], folder = process.cwd()): ReadCommand {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((words) =>
    Object.hasOwn(COMMANDS, words),
  );
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || !command)
    throw new WrongCommand(
      args.length > 0 ? `There is no command ${args.join(' ')}.` : 'Which command?',
    );
  const parse = () => {
    try {
      return parseArgs({
        args: args.slice(name.split(' ').length),
        options: { ...command.options, json: flag },
        allowPositionals: true,
      });
    } catch (error) {
      throw new WrongCommand((error as Error).message);
    }
  };
  const { values, positionals } = parse();
  const tooMany = positionals.slice(command.maxWords ?? 1);
  if (tooMany.length > 0) throw new WrongCommand(`What is ${tooMany.join(' ')}?`);
  const given = values as OptionValues;
  for (const option of command.paths ?? []) {
    if (given[option] !== undefined) given[option] = resolve(folder, given[option]);
  }
  return { ...command, run: (context) => command.run(context, given, positionals) };
}
