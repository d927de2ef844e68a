import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

import { Cleanup } from './cleanup';
import { run } from './run';

/** Addresses that no real network has (RFC 2544). */
const SUBNET = '198.18.64';

export interface NetworkPlace {
  namespace: string;
  address: string;
}

/**
 * A network as Compose makes it: every container has an address, finds the others by the names of their
 * services, and reaches nothing else.
 */
export class Network {
  /** Short, since Linux takes names of interfaces of at most 15 characters, with a container's number behind it. */
  private readonly bridge = `check-${process.pid.toString(36)}`;
  private readonly names = new Map<string, string>();
  private readonly forwards = new Map<number, { server: Server; address: string }>();
  private namespaces: string[] = [];
  private count = 1;

  /** @param hostsFile stands as /etc/hosts in every container */
  constructor(readonly hostsFile: string) {
    run('ip', ['link', 'add', this.bridge, 'type', 'bridge']);
    run('ip', ['address', 'add', `${SUBNET}.1/24`, 'dev', this.bridge]);
    run('ip', ['link', 'set', this.bridge, 'up']);
    this.writeHosts();
  }

  /** @param service name for the others; null for a place without any network */
  join(service: string | null): NetworkPlace {
    this.count += 1;
    const namespace = `${this.bridge}-${this.count}`;
    const address = `${SUBNET}.${this.count}`;
    run('ip', ['netns', 'add', namespace]);
    this.namespaces.push(namespace);
    if (service === null) return { namespace, address };
    const [outer, inner] = [namespace, 'eth0'];
    run('ip', ['link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', namespace]);
    run('ip', ['link', 'set', outer, 'master', this.bridge, 'up']);
    run('ip', ['-n', namespace, 'address', 'add', `${address}/24`, 'dev', inner]);
    run('ip', ['-n', namespace, 'link', 'set', inner, 'up']);
    run('ip', ['-n', namespace, 'link', 'set', 'lo', 'up']);
    this.names.set(address, service);
    this.writeHosts();
    return { namespace, address };
  }

  leave({ namespace, address }: NetworkPlace): void {
    this.namespaces = this.namespaces.filter((name) => name !== namespace);
    run('ip', ['netns', 'delete', namespace]);
    this.names.delete(address);
    this.writeHosts();
  }

  /** Makes a container's port one of this machine, as `ports` does; a later container takes it over. */
  async publish(port: number, address: string, target: number): Promise<void> {
    const known = this.forwards.get(port);
    if (known) {
      known.address = address;
      return;
    }
    const server = createServer((client) => {
      const upstream = connect(target, this.forwards.get(port)?.address);
      client.pipe(upstream).pipe(client);
      // Either side may end at any time.
      client.on('error', () => upstream.destroy());
      upstream.on('error', () => client.destroy());
    });
    this.forwards.set(port, { server, address });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  remove(): void {
    for (const { server } of this.forwards.values()) server.close();
    const cleanup = new Cleanup();
    cleanup.add(() => run('ip', ['link', 'delete', this.bridge]));
    for (const namespace of this.namespaces) {
      cleanup.add(() => run('ip', ['netns', 'delete', namespace]));
    }
    cleanup.run();
  }

  private writeHosts(): void {
    const lines = [...this.names].map(([address, service]) => `${address} ${service}`);
    writeFileSync(this.hostsFile, ['127.0.0.1 localhost', ...lines, ''].join('\n'));
  }
}
