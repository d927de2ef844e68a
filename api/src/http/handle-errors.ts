import type { ErrorCode } from '@syndication/contract/http/errors.rules';
import { REFUSAL_HEADERS } from '@syndication/contract/http/public-server';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

import { isDatabaseUnavailable, isUnstorable } from '../database/database-error';
import { busySeconds } from './admission-queue';
import { AppError } from './app-error';

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** What the caller learns about a failure: no internals. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE');
  if (isUnstorable(error)) return new AppError('MALFORMED_REQUEST');
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return new AppError((status && CODE_OF_STATUS[status]) || 'INTERNAL');
}

/** Answers a request with an invalid URL, without the hooks that set the headers of other answers. */
export function refuseUnroutable(error: unknown, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  return reply.code(known.status).headers(REFUSAL_HEADERS).send(known.toBody());
}

/** The one place where failures become answers. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    // Being busy is not an error, and logging must not make it worse.
    const isBusy = error === known && known.code === 'UNAVAILABLE';
    if (known.status >= 500 && !isBusy) request.log.error({ err: error }, known.code);
    const wait = known.retryAfterSeconds ?? (known.status === 503 ? busySeconds() : undefined);
    if (wait !== undefined) reply.header('Retry-After', String(wait));
    return reply.code(known.status).send(known.toBody());
  });
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
}
