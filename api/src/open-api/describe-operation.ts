import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import type { ErrorCode } from '@syndication/contract/http/errors.rules';
import type * as z from 'zod/mini';

import { AppError } from '../http/app-error';
import { answerSchema } from '../http/response-schema';
import { toJsonSchema, type Components, type JsonSchema } from './components';
import { failureCodesOf } from './failure-codes';
import { failureSchema } from './named-schemas';
import type { Operation } from './operations';

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

/** Schemes that a call needs together; one of these sets is enough. */
function describeSecurity({ access, method, hasSignInToken }: EndpointDefinition) {
  const xsrf = method !== 'GET' && { xsrf: [] };
  const session = access !== 'anyone' && { session: [] };
  const token = hasSignInToken && { signInToken: [] };
  const machine = access === 'staff-or-machine' ? [{ ...xsrf, machine: [] }] : [];
  return [{ ...session, ...token, ...xsrf }, ...machine];
}

function describeFailures(endpoint: EndpointDefinition, components: Components) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failureCodesOf(endpoint)) {
    const { status } = new AppError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${new AppError(code).message}`).join('\n\n'),
        ...((status === 429 || status === 503) && {
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
        }),
        ...json(components.refer('output', failureSchema, 'Failure')),
      },
    ]),
  );
}

export function describeOperation({ id, subject, endpoint }: Operation, components: Components) {
  const { summary, access, params, query, body } = endpoint;
  const answer = answerSchema(endpoint);
  const name = capitalize(id);
  return {
    operationId: id,
    summary,
    description: `Access: ${access}.`,
    tags: [subject],
    security: describeSecurity(endpoint),
    parameters: [
      ...describeParameters('path', params),
      ...describeParameters('query', query),
      { $ref: '#/components/parameters/forUser' },
    ],
    ...(body && {
      requestBody: {
        required: true,
        ...json(components.refer('input', body, `${name}Request`)),
      },
    }),
    responses: {
      ...(answer
        ? {
            200: {
              description: 'Success',
              ...json(components.refer('output', answer, `${name}Answer`)),
            },
          }
        : { 204: { description: 'Success, without a body' } }),
      ...describeFailures(endpoint, components),
    },
  };
}
