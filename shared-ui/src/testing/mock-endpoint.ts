import type { EndpointDefinition, EndpointOutput } from '@syndication/contract/http/endpoint';
import type { ErrorBody } from '@syndication/contract/http/api-error';
import type { ErrorCode } from '@syndication/contract/http/errors.rules';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

export type { HttpHandler };

type Method = Lowercase<EndpointDefinition['method']>;

/** What a handler may look at: the path's parameters, the query and the parsed body. */
export interface MockedCall {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  request: Request;
}

function handle(
  endpoint: EndpointDefinition,
  respond: (call: MockedCall) => Response | Promise<Response>,
): HttpHandler {
  const path = `*${endpoint.base}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[endpoint.method.toLowerCase() as Method](path, async ({ request, params }) => {
    const text = await request.clone().text();
    return respond({
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: text === '' ? undefined : JSON.parse(text),
      request,
    });
  });
}

type Output<E extends EndpointDefinition> =
  EndpointOutput<E> | ((call: MockedCall) => EndpointOutput<E> | Promise<EndpointOutput<E>>);

const makeOutput = async <E extends EndpointDefinition>(output: Output<E>, call: MockedCall) =>
  typeof output === 'function'
    ? (output as (call: MockedCall) => Promise<EndpointOutput<E>>)(call)
    : output;

/**
 * Answers a call of the contract: with the unwrapped data that the client will return, or with what
 * a function makes of the call. An endpoint without a response answers 204.
 */
export function answer<E extends EndpointDefinition>(endpoint: E, output: Output<E>): HttpHandler {
  return handle(endpoint, async (call) => {
    const result = await makeOutput<E>(output, call);
    if (!endpoint.response) return new HttpResponse(null, { status: 204 });
    return HttpResponse.json<object>(endpoint.beside ? (result as object) : { data: result });
  });
}

function makeGate(): { isOpen: Promise<void>; answerNow: () => void } {
  let answerNow = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  return { isOpen, answerNow };
}

/** The same, but the answers arrive only after `answerNow`. */
export function answerLater<E extends EndpointDefinition>(
  endpoint: E,
  output: Output<E>,
): { handler: HttpHandler; answerNow: () => void } {
  const { isOpen, answerNow } = makeGate();
  const handler = answer<E>(endpoint, async (call) => {
    const result = await makeOutput<E>(output, call);
    await isOpen;
    return result;
  });
  return { handler, answerNow };
}

/** In front of other handlers: they get calls only after `answerNow`. */
export function holdCalls(): { handler: HttpHandler; answerNow: () => void } {
  const { isOpen, answerNow } = makeGate();
  return { handler: http.all('*', () => isOpen), answerNow };
}

export interface Failure {
  status: number;
  code: ErrorCode;
  message?: string;
  fields?: Record<string, string>;
  /** For the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** Fails a call with an answer of the API's shape, or with the one that a function gives at the call. */
export function fail(
  endpoint: EndpointDefinition,
  failure: Failure | (() => Failure),
): HttpHandler {
  return handle(endpoint, () => {
    const {
      status,
      code,
      message = 'The service is not available.',
      fields,
      retryAfterSeconds,
    } = typeof failure === 'function' ? failure() : failure;
    const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } };
    const headers = retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) };
    return HttpResponse.json({ ...body }, { status, ...(headers && { headers }) });
  });
}

/** No reply at all: the client reports status 0. */
export function dropConnection(endpoint: EndpointDefinition): HttpHandler {
  return handle(endpoint, () => HttpResponse.error());
}

/** A call that stays under way, for loading states. The check of stories waits for all calls but those marked here. */
export function neverAnswer(endpoint: EndpointDefinition): HttpHandler {
  return handle(endpoint, async ({ request }) => {
    window.dispatchEvent(new CustomEvent('never-answered', { detail: request.url }));
    await delay('infinite');
    return HttpResponse.error();
  });
}
