import type { Access, EndpointDefinition } from '@syndication/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { checkAccess, requireProof, type SessionByAccess } from './access';
import type { QueueName } from './admission';
import { showsToken } from './bearer';
import { parseInput } from './parse-input';
import { limitRate, type RateLimit } from './rate-limit';
import { recordDenial } from './record-denial';
import { responseSchema } from './response-schema';
import type { ServerSession } from './session';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that was registered. */
    endpoints: EndpointDefinition[];
  }
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition;
  }
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler gets: parsed input and the session that the endpoint's access promises. */
export interface EndpointCall<E extends EndpointDefinition> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  session: SessionByAccess[E['access'] & Access];
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler returns: the data, or the data and the fields beside it. */
export type EndpointAnswer<E extends EndpointDefinition> = E['beside'] extends z.ZodMiniType
  ? { data: Sent<E['response']> } & Sent<E['beside']>
  : E['response'] extends z.ZodMiniType
    ? Sent<E['response']>
    : void;

export type EndpointHandler<E extends EndpointDefinition> = (
  call: EndpointCall<E>,
) => Promise<EndpointAnswer<E>>;

export interface EndpointOptions {
  rateLimits?: readonly RateLimit[];
  /** The queue of the call; `database` by default. */
  queue?: QueueName;
  /** Nobody waits for its answer: all others in its queue go first. */
  isPatient?: boolean;
  /**
   * With access `staff-or-machine`: the token that a machine has to send; without it, no machine has access.
   */
  machineToken?: string | undefined;
}

/** `/ventures/{id}` in the router's syntax: `/ventures/:id`. */
const toRoute = ({ base, path }: EndpointDefinition) => base + path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Serves one call of the contract: checks session and access, parses the input, and answers with
 * exactly the fields that the contract declares.
 */
export function registerEndpoint<const E extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
  { rateLimits = [], queue = 'database', isPatient = false, machineToken }: EndpointOptions = {},
): void {
  const response = responseSchema(endpoint);
  const limits = rateLimits.map((limit) =>
    limitRate(app, `${endpoint.method} ${endpoint.base}${endpoint.path}`, limit),
  );
  const isMachine = (request: FastifyRequest) =>
    endpoint.access === 'staff-or-machine' && showsToken(request, machineToken);
  const serve = async (
    session: ServerSession | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const allowed = isMachine(request) ? null : checkAccess<Access>(endpoint.access, session);
    if (endpoint.needsProof && allowed) requireProof(allowed, app.context.now());
    return handler({
      session: allowed,
      params: endpoint.params && parseInput(endpoint.params, request.params, 'NOT_FOUND'),
      query: endpoint.query && parseInput(endpoint.query, request.query),
      body: endpoint.body && parseInput(endpoint.body, request.body),
      request,
      reply,
    } as EndpointCall<E>);
  };
  const answerCall = async (request: FastifyRequest, reply: FastifyReply) => {
    for (const limit of limits) await limit(request);
    const session = await request.loadSession();
    return serve(session, request, reply).catch(async (failure: unknown) => {
      await recordDenial(request, session, failure);
      throw failure;
    });
  };
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: toRoute(endpoint),
    config: { endpoint, queue },
    ...(response && { schema: { response: { 200: response } } }),
    handler: async (request, reply: FastifyReply) => {
      const answer = await app.admission[queue].run(() => answerCall(request, reply), {
        response: reply.raw,
        isPatient,
      });
      if (!endpoint.response) return reply.code(204).send();
      return endpoint.beside ? answer : { data: answer };
    },
  });
}

/** Refuses routes under the service bases that do not come from the contract with their access. */
export function requireEndpoints(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    if (!/^\/api\/v\d/.test(route.url) || methods.every((m) => m === 'HEAD' || m === 'OPTIONS'))
      return;
    if (!route.config?.endpoint)
      throw new Error(`${route.url} is not an endpoint of the contract.`);
  });
}
