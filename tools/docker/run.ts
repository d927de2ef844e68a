import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a command to its end. @throws Error with all that it printed, when it fails */
export function run(command: string, args: string[], input?: string): string {
  try {
    return execFileSync(command, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      encoding: 'utf8',
      input: input ?? '',
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${command} ${args.join(' ')}\n${stdout ?? ''}\n${stderr ?? String(error)}`.trim(),
      { cause: error },
    );
  }
}

/** Chroot isolation gives a container 1024 open files, of which npm needs more; this is all that may be had. */
export function openFilesLimit(): string {
  const [, hard = '1024'] =
    /Max open files\s+\S+\s+(\S+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return `nofile=${hard}:${hard}`;
}
