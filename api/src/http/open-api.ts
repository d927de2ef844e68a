import { ERROR_CODES } from '@syndication/contract/http/api-error';
import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { responseSchema, toJsonSchema, type JsonSchema } from './response-schema';

const errorSchema = toJsonSchema(
  z.object({
    error: z.object({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      fields: z.optional(z.record(z.string(), z.string())),
    }),
  }),
  'output',
);

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

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

function describeParameters(place: 'path' | 'query', schema: z.ZodMiniObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeEndpoint(endpoint: EndpointDefinition) {
  const { method, summary, access, params, query, body, base } = endpoint;
  const response = responseSchema(endpoint);
  return {
    summary,
    description: `Access: ${access}.`,
    tags: [base],
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...describeParameters('path', params),
      ...describeParameters('query', query),
      ...(method === 'GET'
        ? []
        : [{ name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } }]),
    ],
    ...(body && { requestBody: { required: true, ...json(toJsonSchema(body, 'input')) } }),
    responses: {
      ...(response
        ? { 200: { description: 'Success', ...json(response) } }
        : { 204: { description: 'Success, without a body' } }),
      default: { description: 'Failure', ...json(errorSchema) },
    },
  };
}

function describeApi(endpoints: readonly EndpointDefinition[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.base + endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Deal syndication API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

/** `/api/openapi.json`, and a page that reads it at `/api/docs` outside production. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  const document = describeApi(app.endpoints);
  app.get('/api/openapi.json', () => document);
  if (app.context.config.NODE_ENV === 'production') return;
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}
