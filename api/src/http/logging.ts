import type { Writable } from 'node:stream';

import type { FastifyInstance, FastifyServerOptions } from 'fastify';

import type { Config } from '../config';

/**
 * Neither headers nor addresses nor query strings are logged: they contain tokens and personal data.
 * @param stream where lines go; standard output by default
 */
export function loggerOptions(
  { LOG_LEVEL }: Config,
  stream?: Writable,
): NonNullable<FastifyServerOptions['logger']> {
  if (LOG_LEVEL === 'silent') return false;
  const serializers = { err: describeFailure };
  return {
    level: LOG_LEVEL,
    base: null,
    serializers,
    hooks: {
      logMethod(args, log) {
        // Whoever leaves before a compressed answer came is no failure; @fastify/compress logs it as one.
        const [what]: unknown[] = args;
        if (what instanceof Error && what.message === 'premature close') return;
        log.apply(this, args);
      },
    },
    ...(stream && { stream }),
  };
}

/** A driver's error may carry parameters in `detail`; message and stack of the innermost suffice. */
function describeFailure(error: Error) {
  let at: Error = error;
  while (at.cause instanceof Error) at = at.cause;
  return { type: at.name, message: at.message, stack: at.stack ?? '', code: codeOf(at) };
}

function codeOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

const HEALTH_PREFIX = '/api/health/';

/** One line per answer, with the route's pattern instead of the requested URL. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isProbe = request.routeOptions.url?.startsWith(HEALTH_PREFIX) && reply.statusCode < 400;
    request.log[isProbe ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? '(unknown)',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
