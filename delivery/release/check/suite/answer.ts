import type { ErrorBody } from '@syndication/contract/http/api-error';
import type { ErrorCode } from '@syndication/contract/http/errors.rules';
import type { Call } from '@syndication/contract/http/call';
import type { EndpointDefinition, EndpointOutput } from '@syndication/contract/http/endpoint';

type Params = Record<string, string>;

/** What goes back to the page; without `json` it has no content. */
interface Reply {
  status: number;
  json?: object;
}

/** How the mock of the API answers one call of the contract. */
export interface Answer {
  call: Call<EndpointDefinition>;
  reply: (params: Params) => Reply;
}

/** Answers a call with the unwrapped data that the client will return; with no content where there is none. */
export function answer<E extends EndpointDefinition>(
  call: Call<E>,
  output: (params: Params) => EndpointOutput<E>,
): Answer {
  const reply = (params: Params): Reply => {
    const data = output(params);
    if (data === undefined) return { status: 204 };
    return { status: 200, json: call.hasBeside ? (data as object) : { data } };
  };
  return { call, reply };
}

export function refuse(call: Call<EndpointDefinition>, status: number, code: ErrorCode): Answer {
  const json: ErrorBody = { error: { code, message: 'Refused by the mock of the gate.' } };
  return { call, reply: () => ({ status, json }) };
}

type Route = Pick<EndpointDefinition, 'method' | 'base' | 'path'>;

/** The parameters of a call's path; null for another call. */
function matchCall(route: Route, method: string, pathname: string): Params | null {
  const pattern = (route.base + route.path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = route.method === method && new RegExp(`^${pattern}$`).exec(pathname);
  return match ? { ...match.groups } : null;
}

/** The answer of the mocked API; null for a call that is not in the contract, or that no viewer has an answer to. */
export async function replyTo(
  answers: readonly Answer[],
  method: string,
  pathname: string,
): Promise<Reply | null> {
  for (const { call, reply } of answers) {
    const params = matchCall(call, method, pathname);
    if (params) return reply(params);
  }
  // A call that changes something and answers nothing needs no mocked answer. Only the endpoint tells, and it
  // includes all schemas, so it is imported on demand.
  const { ENDPOINTS } = await import('@syndication/contract/http/every-endpoint');
  const endpoint = ENDPOINTS.find((known) => matchCall(known, method, pathname));
  return endpoint && !endpoint.response ? { status: 204 } : null;
}
