import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { imageOf, type ComposeFile, type Service } from './compose-file';
import { Container } from './container';
import { inspectImage } from './images';
import { Network } from './network';

const HEALTHY_WITHIN_MS = 60_000;
const POLL_MS = 200;

/** Runs the services of a compose file as Compose would. Volumes stay until the stack is removed. */
export class Stack {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'docker-check-'));
  private readonly network = new Network(path.join(this.folder, 'hosts'));
  private readonly containers = new Map<string, Container[]>();
  private count = 0;
  private removal: Promise<void> | undefined;

  /** Starts a service's containers, after those that it needs; one that is there already stays. */
  async up(file: ComposeFile, name: string): Promise<Container[]> {
    const there = this.containers.get(name);
    if (there) return there;
    const service = file.services[name];
    if (!service) throw new Error(`There is no service ${name}.`);
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      const containers = await this.up(file, needed);
      const isReady = condition === 'service_completed_successfully' ? expectSuccess : expectHealth;
      for (const container of containers) await isReady(container, file.services[needed]!, needed);
    }
    // Each is known as soon as it is made: what fails between two of them must leave none behind.
    const replicas: Container[] = [];
    this.containers.set(name, replicas);
    for (let replica = 1; replica <= (service.deploy?.replicas ?? 1); replica += 1) {
      replicas.push(this.create(name, service, replica));
    }
    for (const container of replicas) container.start();
    await this.publish(service, replicas);
    return replicas;
  }

  /** Waits until the health check of every container of a service succeeds. */
  async untilHealthy(file: ComposeFile, name: string): Promise<void> {
    for (const container of this.containers.get(name) ?? []) {
      await expectHealth(container, file.services[name]!, name);
    }
  }

  /** Ends a service as an engine would. @returns the exit codes of its containers */
  async down(file: ComposeFile, name: string): Promise<(number | null)[]> {
    const containers = this.containers.get(name) ?? [];
    const { StopSignal = 'SIGTERM' } = inspectImage(imageOf(name, file.services[name]!)).config;
    const codes = await Promise.all(
      containers.map(async (container) => {
        const code = await container.stop(StopSignal as NodeJS.Signals);
        await container.remove();
        return code;
      }),
    );
    this.containers.delete(name);
    return codes;
  }

  /** Takes everything back, once, and starts nothing any more. @throws Error of what could not be taken back */
  remove(): Promise<void> {
    this.removal ??= this.takeBack();
    return this.removal;
  }

  private async takeBack(): Promise<void> {
    const containers = [...this.containers.values()].flat().reverse();
    const removed = await Promise.allSettled(containers.map((container) => container.remove()));
    const failed = removed.find((result) => result.status === 'rejected');
    this.network.remove();
    rmSync(this.folder, { recursive: true, force: true });
    if (failed) throw failed.reason;
  }

  private create(name: string, service: Service, replica: number): Container {
    if (this.removal) throw new Error(`${name} is not started: everything is being removed.`);
    const image = imageOf(name, service);
    const { config } = inspectImage(image);
    this.count += 1;
    const folder = path.join(this.folder, String(this.count));
    const volumeFolder = (source: string) => path.join(this.folder, 'volumes', source);
    for (const { type, source } of service.volumes ?? []) {
      if (type === 'volume') mkdirSync(volumeFolder(source), { recursive: true });
    }
    const entries = Object.entries(service.environment ?? {});
    return new Container(
      {
        name: `${name}-${replica}`,
        image,
        command: [...(config.Entrypoint ?? []), ...(config.Cmd ?? [])],
        environment: Object.fromEntries(entries.map(([key, value]) => [key, value ?? ''])),
        user: service.user ?? config.User ?? '',
        service: service.network_mode === 'none' ? null : name,
        mounts: (service.volumes ?? []).map(({ type, source, target, read_only = false }) => ({
          source: type === 'volume' ? volumeFolder(source) : source,
          target,
          isReadOnly: read_only,
        })),
        tmpfs: service.tmpfs ?? [],
        isReadOnly: service.read_only ?? false,
        hasCapabilities: !service.cap_drop?.includes('ALL'),
        mayGainPrivileges: !service.security_opt?.includes('no-new-privileges:true'),
        folder,
      },
      this.network,
    );
  }

  private async publish({ ports }: Service, [first]: Container[]): Promise<void> {
    for (const { target, published } of ports ?? []) {
      await this.network.publish(Number(published), first!.address, target);
    }
  }
}

async function expectSuccess(container: Container): Promise<void> {
  const code = await container.finish();
  if (code !== 0) throw new Error(`${container.name} ended with ${code}:\n${container.output}`);
}

/** The health check of compose.yaml, or else that of the image. */
function healthCommand(name: string, service: Service): string[] {
  const test =
    service.healthcheck?.test ?? inspectImage(imageOf(name, service)).config.Healthcheck?.Test;
  const [kind, ...command] = test ?? [];
  if (kind === 'CMD') return command;
  if (kind === 'CMD-SHELL') return ['sh', '-c', ...command];
  throw new Error(`${name} has no health check.`);
}

async function expectHealth(container: Container, service: Service, name: string): Promise<void> {
  const command = healthCommand(name, service);
  const until = Date.now() + HEALTHY_WITHIN_MS;
  for (;;) {
    const { code, output } = await container.execute(command);
    if (code === 0) return;
    if (!container.isRunning || Date.now() > until) {
      throw new Error(`${container.name} is not healthy:\n${output}\n${container.output}`);
    }
    await sleep(POLL_MS);
  }
}
