import type { ErrorCode } from '@syndication/contract/http/api-error';
import type { FastifyError, FastifyInstance } from 'fastify';

import { isDatabaseUnavailable } from '../database/database-error';
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

/** What the caller learns of a failure: nothing of the inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE');
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return new AppError((status && CODE_OF_STATUS[status]) || 'INTERNAL');
}

/** The one place where failures become answers. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, known.code);
    if (known.status === 503) reply.header('Retry-After', '5');
    return reply.code(known.status).send(known.toBody());
  });
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
}
