import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Operating systems refuse socket paths longer than about 104 bytes. */
const SOCKET_PATH_MAX_BYTES = 100;
const ATTEMPTS = 5;

/** Another process holds the data directory; it takes requests at `socketPath`. */
export class DataDirInUse extends Error {
  constructor(
    readonly dataDir: string,
    readonly socketPath: string,
  ) {
    super(`The data directory ${dataDir} is in use by another process.`);
  }
}

export interface DataDirLock {
  /** From now on requests on the control socket go here; before, they are answered with 503. */
  handleRequests: (listener: RequestListener) => void;
  release: () => Promise<void>;
}

/**
 * Makes the data directory and the folders above it. Node's own recursion never ends where a folder is there but can
 * hold none, such as /proc.
 */
export function makeDataDir(dataDir: string): void {
  const parent = dirname(dataDir);
  if (parent !== dataDir && !existsSync(parent)) makeDataDir(parent);
  try {
    mkdirSync(dataDir);
  } catch (error) {
    if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** `DATA_DIR/control.sock`, or a short path derived from it where that one is too long. */
export function controlSocketPath(dataDir: string): string {
  makeDataDir(dataDir);
  const canonical = realpathSync(dataDir);
  const path = join(canonical, 'control.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_MAX_BYTES) return path;
  const hash = createHash('sha256').update(canonical).digest('hex').slice(0, 24);
  return join(tmpdir(), `syndication-${hash}.sock`);
}

/** Whether a living process listens: the system refuses connections to the socket of a dead one. */
function isAlive(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT');
    });
  });
}

function listen(server: Server, socketPath: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(socketPath, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

/**
 * Removes a dead process's socket. Between checking and renaming, another process may have created a live one; that
 * one is put back.
 * @returns false when the socket turned out to be alive
 */
async function removeDeadSocket(socketPath: string): Promise<boolean> {
  if (await isAlive(socketPath)) return false;
  const aside = `${socketPath}.${randomUUID().slice(0, 8)}`;
  try {
    renameSync(socketPath, aside);
  } catch {
    return true;
  }
  const isDead = !(await isAlive(aside));
  if (!isDead) linkSync(aside, socketPath);
  unlinkSync(aside);
  return isDead;
}

/**
 * Locks the data directory for this process. The lock is a socket that is listened on, so that a killed process
 * leaves no lock behind. PGlite itself takes none.
 * @throws DataDirInUse when another process has it
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const socketPath = controlSocketPath(dataDir);
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = createServer((request, response) => listener(request, response));
    if (await listen(server, socketPath)) {
      chmodSync(socketPath, 0o600);
      return {
        handleRequests: (next) => {
          listener = next;
        },
        release: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeIdleConnections();
          }),
      };
    }
    if (!(await removeDeadSocket(socketPath))) break;
  }
  throw new DataDirInUse(dataDir, socketPath);
}
