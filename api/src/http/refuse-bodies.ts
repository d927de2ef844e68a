import { BODY_LIMIT_BYTES } from '@syndication/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';

import { AppError } from './app-error';

/**
 * Refuses bodies before they are read: if the connection were cut in the middle of one, its sender could not read the
 * answer.
 */
export function refuseBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > BODY_LIMIT_BYTES) {
      throw new AppError('PAYLOAD_TOO_LARGE');
    }
    if (headers['content-encoding'] !== undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  });
}
