import { resolve } from 'node:path';

import { diskProblemOf } from '@syndication/contract/health/disk-problems.rules';
import { DrizzleQueryError } from 'drizzle-orm';

const ROOM = 'What was saved before is kept. Make room and start again.';
const OTHER = 'Name another folder in DATA_DIR';

/** What to do where the data directory cannot be written, by the name of the error in Node; otherwise another folder. */
const REMEDIES: Record<string, string> = {
  ENOSPC: ROOM,
  EDQUOT: ROOM,
  EROFS: `${OTHER}, or make this one writable.`,
  EACCES: `${OTHER}, or change its rights.`,
  EPERM: `${OTHER}, or change its rights.`,
};

/** PGlite throws the bare numbers of WASI, in objects that are no errors. */
const WASI_CODES: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What Node calls an address at which no server can be reached. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

interface Thrown {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  errno?: unknown;
  cause?: unknown;
  syscall?: unknown;
  path?: unknown;
  address?: unknown;
  port?: unknown;
}

function codeOf({ name, code, errno }: Thrown): string | undefined {
  if (name === 'ErrnoError' && typeof errno === 'number')
    return WASI_CODES[errno] ?? `error ${errno}`;
  return typeof code === 'string' ? code : undefined;
}

/** Why nothing can be written; undefined if something else went wrong. */
export const describeDiskProblem = (thrown: unknown): string | undefined =>
  diskProblemOf(codeOf(thrown as Thrown), (thrown as Thrown).syscall);

/** A message for a data directory that cannot be written; null if something else went wrong. */
function describeDataDirFailure(failure: Thrown, dataDir: string): string | null {
  const { path, port } = failure;
  const reason = describeDiskProblem(failure);
  const remedy = REMEDIES[codeOf(failure) ?? ''] ?? `${OTHER}.`;
  // It may be a folder above it, too.
  const [one, other] = [resolve(dataDir), typeof path === 'string' ? resolve(path) : ''];
  const isElsewhere = !one.startsWith(other) && !other.startsWith(one);
  // That of the control socket is -1.
  const hasPort = typeof port === 'number' && port >= 0;
  if (!reason || isElsewhere || hasPort) return null;
  return `The data directory ${dataDir} cannot be written: ${reason}. ${remedy}`;
}

/** A message for a database that cannot be used; null if something else went wrong. */
function describeDatabaseFailure(thrown: unknown, dataDir: string): string | null {
  const { code, message } = (thrown ?? {}) as Thrown;
  // At the start, and in a command, nothing else is connected to.
  if (typeof code === 'string' && UNREACHABLE.has(code))
    return `No database answers at DATABASE_URL: ${String(message)}.`;
  // All that WebAssembly and PGlite say when PostgreSQL gives up.
  if (typeof message === 'string' && /^(Aborted\(|PGlite failed to initialize)/.test(message))
    return `PGlite cannot go on with the database in ${dataDir}. Check that its disk has room. If every start ends like this, its files are damaged: restore a backup into a new DATA_DIR (docs/backup.md).`;
  return null;
}

/** A message for what ended the process, whatever was thrown. */
export function describeFailure(thrown: unknown, dataDir: string): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  // Its own message is the statement with all that it was to write.
  if (thrown instanceof DrizzleQueryError) return describeFailure(thrown.cause, dataDir);
  const failure: Thrown = thrown;
  const code = codeOf(failure);
  if (code === 'EADDRINUSE') {
    return `Port ${String(failure.port)} on ${String(failure.address)} is in use by another process.`;
  }
  // The packages of stand-ins and API documentation are development dependencies.
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return `${String(failure.message)}. An image for production has no stand-ins and no API documentation: build it with --target demo.`;
  }
  const ofData =
    describeDatabaseFailure(failure, dataDir) ?? describeDataDirFailure(failure, dataDir);
  if (ofData) return ofData;
  if (typeof failure.message === 'string' && failure.message !== '') return failure.message;
  if (failure.cause !== undefined) return describeFailure(failure.cause, dataDir);
  return `The process ended with ${code ?? JSON.stringify(thrown)}.`;
}
