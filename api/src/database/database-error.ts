/** SQLSTATE classes and codes that mean "not now", not "wrong": 25006 is a server that only reads, after a failover. */
const UNAVAILABLE = /^(08|53|57P|57014|58|25006|40001|40P01|55P03)/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|connection error and is not queryable|Connection terminated|Client was closed|PGlite is clos/i;
/** Text that PostgreSQL cannot store: the character NUL, lone surrogates. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05']);
const UNIQUE_VIOLATION = '23505';

interface CodedError {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** The error and its causes: Drizzle puts the driver's error into `cause`. */
function chainOf(error: unknown): CodedError[] {
  const chain: CodedError[] = [];
  for (let at = error; typeof at === 'object' && at !== null && chain.length < 5;) {
    chain.push(at);
    at = (at as CodedError).cause;
  }
  return chain;
}

/** True when the database cannot be reached, is overloaded, or took too long. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    ({ code, message }) =>
      (typeof code === 'string' &&
        (UNAVAILABLE_SYSTEM_CODES.has(code) || (code.length === 5 && UNAVAILABLE.test(code)))) ||
      (typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)),
  );
}

/** True if the data to write contains text that no database here can store. */
export function isUnstorable(error: unknown): boolean {
  return chainOf(error).some(({ code }) => typeof code === 'string' && UNSTORABLE.has(code));
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return chainOf(error).some(
    (link) => link.code === UNIQUE_VIOLATION && link.constraint === constraint,
  );
}
