import type { FastifyInstance } from 'fastify';

import { cookieName, SESSION_COOKIE } from '../http/cookies';
import { describeApi } from './describe-api';

/** The hash is that of one style attribute which the page sets on itself. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** `/api/openapi.json`, and a page that reads it at `/api/docs` outside production. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  const document = describeApi(cookieName(app, SESSION_COOKIE));
  app.get('/api/openapi.json', () => document);
  if (app.context.config.NODE_ENV === 'production') return;
  // Development dependencies: an image for production has neither.
  await app.register(import('@fastify/swagger'), {
    mode: 'static',
    specification: { document: document as never },
  });
  await app.register(import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
  });
}
