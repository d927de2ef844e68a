import assert from 'node:assert/strict';

import { imageOf, type ComposeFile, type Service } from './compose-file';
import type { Container } from './container';
import { inspectImage } from './images';
import { readProcess } from './processes';
import { run } from './run';

const USER = '10001';

/** What anybody may write in a base image; a read-only root closes these, too. */
const WRITABLE = /^\/(dev|proc|sys|tmp|var\/tmp|run\/lock|run\/shm|store)(\/|$)/;
/** Where images keep what the product serves; the API's own maps are for its stack traces, and stay inside. */
const PUBLIC_FOLDERS = ['/srv', '/release', '/etc/edge'];

function isRelease(service: Service): boolean {
  return service.network_mode === 'none';
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Looks at an image without running it. @throws AssertionError that names what it should not be */
function examineImage(name: string, service: Service): void {
  const image = imageOf(name, service);
  const { config } = inspectImage(image);
  assert.equal(config.User, `${USER}:${USER}`, `${name} runs as another user`);
  const hasHealthCheck = config.Healthcheck !== undefined && config.Healthcheck.Test[0] !== 'NONE';
  assert.equal(hasHealthCheck, !isRelease(service), `${name} and its health check`);

  const container = run('buildah', ['from', image]);
  const find = (...expression: string[]) =>
    lines(
      run('buildah', [
        ...['run', '--isolation', 'chroot', '--cap-drop', 'all', container, '--'],
        ...['sh', '-c', 'find "$@" 2>/dev/null || true', 'find', ...expression],
      ]),
    );
  try {
    const writable = find('/', '-xdev', '-not', '-type', 'l', '-writable');
    assert.deepEqual(
      writable.filter((file) => !WRITABLE.test(file)),
      [],
      `${name}: its user may change these`,
    );
    if (name !== 'api') {
      assert.deepEqual(find(...PUBLIC_FOLDERS, '-name', '*.map*'), [], `${name} has source maps`);
    }
  } finally {
    run('buildah', ['rm', container]);
  }
}

export function examineImages({ services }: ComposeFile): void {
  for (const [name, service] of Object.entries(services)) {
    if (service.build) examineImage(name, service);
  }
}

/** Looks at what runs in a container, and tries to write into its root. */
export async function examineContainer(container: Container): Promise<void> {
  const states = container.processes().flatMap((pid) => readProcess(pid) ?? []);
  assert.ok(states.length > 0, `${container.name} runs no process`);
  for (const state of states) {
    assert.deepEqual(
      {
        ...state,
        userIds: [...new Set(state.userIds)],
        capabilities: [...new Set(state.capabilities)],
      },
      {
        userIds: [USER],
        capabilities: ['0000000000000000'],
        mayGainPrivileges: false,
        isRootReadOnly: true,
      },
      container.name,
    );
  }
  for (const folder of ['/var/tmp', '/']) {
    const { code, output } = await container.execute(['sh', '-c', `: > ${folder}/probe`]);
    assert.notEqual(code, 0, `${container.name} can write into ${folder}`);
    assert.match(output, /Read-only file system/, container.name);
  }
}
