import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Null for a process that has ended meanwhile. */
function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** A thread is listed as the parent of what it started. */
function childrenOf(pid: number): number[] {
  const threads = readOrNull(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return threads.flatMap((thread) => {
    const children = readOrNull(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    return (children ?? '').split(' ').filter(Boolean).map(Number);
  });
}

/** Every process below one of this machine's. */
export function findDescendants(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...findDescendants(child)]);
}

/** Its own steps run from a copy in memory. */
const BUILDAH = /^\/memfd:buildah|\/buildah$/;

/** Processes that run in the container of a `buildah run`, the first of them first: those that are not buildah's. */
export function findContained(pid: number): number[] {
  return findDescendants(pid).filter((descendant) => {
    const program = readOrNull(() => readlinkSync(`/proc/${descendant}/exe`));
    return program !== null && !BUILDAH.test(program);
  });
}

/** Sends a signal to a process that may have ended meanwhile. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export interface ProcessState {
  /** Real, effective, saved and file-system ids of the user. */
  userIds: string[];
  /** Permitted, effective and ambient capabilities, as hexadecimal bits. */
  capabilities: string[];
  mayGainPrivileges: boolean;
  /** Files of the container's root cannot be written, whoever tries. */
  isRootReadOnly: boolean;
}

/** @returns null for a process that has ended meanwhile */
export function readProcess(pid: number): ProcessState | null {
  const status = readOrNull(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
  const mounts = readOrNull(() => readFileSync(`/proc/${pid}/mountinfo`, 'utf8'));
  if (status === null || mounts === null) return null;
  const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1] ?? '';
  const [, superOptions = ''] = /^\S+ \S+ \S+ \/ \/ .* - \S+ \S+ (\S+)$/m.exec(mounts) ?? [];
  return {
    userIds: field('Uid').split(/\s+/),
    capabilities: ['CapPrm', 'CapEff', 'CapAmb'].map(field),
    mayGainPrivileges: field('NoNewPrivs') !== '1',
    isRootReadOnly: superOptions.split(',').includes('ro'),
  };
}
