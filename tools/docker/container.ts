import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import {
  makeReadOnly,
  mountRunFolder,
  mountTmpfs,
  prepareMountPoints,
  type Mount,
} from './container-mounts';
import type { Network, NetworkPlace } from './network';
import { findContained, findDescendants } from './processes';
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
  private readonly runFolder: string | undefined;
  private child: ChildProcess | undefined;
  private printed = '';

  constructor(
    private readonly options: ContainerOptions,
    private readonly network: Network,
  ) {
    this.place = network.join(options.service);
    this.id = run('buildah', ['from', '--ulimit', openFilesLimit(), options.image]);
    const root = run('buildah', ['mount', this.id]);
    if (options.isReadOnly) this.runFolder = mountRunFolder(root);
    this.inMemory = options.tmpfs.map((entry) => mountTmpfs(entry, options.folder));
    prepareMountPoints(root, this.id, this.mounts);
    if (options.isReadOnly) makeReadOnly(root);
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
    if (first !== undefined) process.kill(first, signal);
    const force = setTimeout(() => this.kill(), STOP_WITHIN_MS);
    const code = await this.finish();
    clearTimeout(force);
    return code;
  }

  processes(): number[] {
    return this.child?.pid && this.isRunning ? findContained(this.child.pid) : [];
  }

  async remove(): Promise<void> {
    this.kill();
    await this.finish();
    if (this.runFolder) run('umount', [this.runFolder]);
    run('buildah', ['umount', this.id]);
    run('buildah', ['rm', this.id]);
    for (const { source } of this.inMemory) run('umount', [source]);
    this.network.leave(this.place);
  }

  private kill(): void {
    const pid = this.child?.pid;
    if (pid === undefined || !this.isRunning) return;
    // From below: buildah ends by itself when what it runs has ended, and cleans up.
    const [contained, all] = [findContained(pid), findDescendants(pid)];
    for (const target of contained.length > 0 ? contained : [...all, pid]) {
      process.kill(target, 'SIGKILL');
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
