import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { Cleanup } from './cleanup';
import {
  makeReadOnly,
  mountRunFolder,
  mountTmpfs,
  prepareMountPoints,
  type Mount,
} from './container-mounts';
import type { Network, NetworkPlace } from './network';
import { findContained, findDescendants, sendSignal } from './processes';
import { openFilesLimit, run } from './run';

/** An engine waits so long for a container to end by itself. */
const STOP_WITHIN_MS = 15_000;

/** Engines give a container's streams to its user, who may open /dev/stdout then; buildah keeps them root's. */
const OWN_STREAMS = 'exec "$@" > >(exec cat) 2> >(exec cat >&2)';

export interface ContainerOptions {
  name: string;
  image: string;
  command: string[];
  environment: Record<string, string>;
  user: string;
  /** Name under which others find it; null for no network at all. */
  service: string | null;
  mounts: Mount[];
  /** As in compose.yaml: paths, with options of the mount after a colon. */
  tmpfs: string[];
  isReadOnly: boolean;
  hasCapabilities: boolean;
  mayGainPrivileges: boolean;
  /** Folder on this machine for its own use. */
  folder: string;
}

/** A container under chroot isolation, with what that leaves out made here: network and read-only root. */
export class Container {
  private readonly place: NetworkPlace;
  private readonly id: string;
  private readonly inMemory: Mount[] = [];
  private readonly cleanup = new Cleanup();
  private child: ChildProcess | undefined;
  private printed = '';

  constructor(
    private readonly options: ContainerOptions,
    private readonly network: Network,
  ) {
    try {
      this.place = this.joinNetwork();
      this.id = this.makeRoot();
    } catch (error) {
      this.cleanup.run();
      throw error;
    }
  }

  get name(): string {
    return this.options.name;
  }

  get address(): string {
    return this.place.address;
  }

  /** What it has printed so far. */
  get output(): string {
    return this.printed;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && !this.child.signalCode;
  }

  start(): void {
    const command = ['bash', '-c', OWN_STREAMS, 'start', ...this.options.command];
    this.child = this.spawn(command, (text) => (this.printed += text));
  }

  /** Waits until it has ended. @returns its exit code */
  async finish(): Promise<number | null> {
    if (this.child && this.isRunning) await once(this.child, 'close');
    return this.child?.exitCode ?? null;
  }

  /** Runs another command inside. */
  async execute(command: string[]): Promise<{ code: number | null; output: string }> {
    let output = '';
    const child = this.spawn(command, (text) => (output += text));
    await once(child, 'close');
    return { code: child.exitCode, output };
  }

  /** Ends its first process as an engine would, in the end by force. @returns its exit code */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const [first] = this.processes();
    if (first !== undefined) sendSignal(first, signal);
    const force = setTimeout(() => this.kill(), STOP_WITHIN_MS);
    try {
      return await this.finish();
    } finally {
      clearTimeout(force);
    }
  }

  processes(): number[] {
    return this.child?.pid && this.isRunning ? findContained(this.child.pid) : [];
  }

  /** Takes back all that was made for it; there may be nothing left to take back. */
  async remove(): Promise<void> {
    this.kill();
    await this.finish();
    this.cleanup.run();
  }

  private joinNetwork(): NetworkPlace {
    const place = this.network.join(this.options.service);
    this.cleanup.add(() => this.network.leave(place));
    return place;
  }

  /** @returns the id by which buildah knows the container */
  private makeRoot(): string {
    const { image, tmpfs, folder, isReadOnly } = this.options;
    const id = run('buildah', ['from', '--ulimit', openFilesLimit(), image]);
    this.cleanup.add(() => run('buildah', ['rm', id]));
    const root = run('buildah', ['mount', id]);
    this.cleanup.add(() => run('buildah', ['umount', id]));
    if (isReadOnly) {
      const runFolder = mountRunFolder(root);
      this.cleanup.add(() => run('umount', [runFolder]));
    }
    for (const entry of tmpfs) {
      const mount = mountTmpfs(entry, folder);
      this.cleanup.add(() => run('umount', [mount.source]));
      this.inMemory.push(mount);
    }
    prepareMountPoints(root, id, this.mounts);
    if (isReadOnly) makeReadOnly(root);
    return id;
  }

  private kill(): void {
    const pid = this.child?.pid;
    if (pid === undefined || !this.isRunning) return;
    // From below: buildah ends by itself when what it runs has ended, and cleans up.
    const [contained, all] = [findContained(pid), findDescendants(pid)];
    for (const target of contained.length > 0 ? contained : [...all, pid]) {
      sendSignal(target, 'SIGKILL');
    }
  }

  private get mounts(): Mount[] {
    const hosts = { source: this.network.hostsFile, target: '/etc/hosts', isReadOnly: true };
    return [...this.options.mounts, ...this.inMemory, hosts];
  }

  private spawn(command: string[], onOutput: (text: string) => void): ChildProcess {
    const { environment, user, hasCapabilities, mayGainPrivileges, name } = this.options;
    const child = spawn(
      'nsenter',
      [
        `--net=/run/netns/${this.place.namespace}`,
        ...(mayGainPrivileges ? [] : ['setpriv', '--no-new-privs']),
        ...['buildah', 'run', '--isolation', 'chroot', '--no-hosts', '--hostname', name],
        ...(hasCapabilities ? [] : ['--cap-drop', 'all']),
        ...(user ? ['--user', user] : []),
        ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        ...this.mounts.flatMap(({ source, target, isReadOnly }) => [
          '--volume',
          `${source}:${target}${isReadOnly ? ':ro' : ''}`,
        ]),
        ...[this.id, '--', ...command],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
    }
    return child;
  }
}
