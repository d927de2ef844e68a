import type { ErrorBody, ErrorCode } from '@syndication/contract/http/api-error';
import type { EndpointDefinition, EndpointOutput } from '@syndication/contract/http/endpoint';

type Params = Record<string, string>;

/** What goes back to the page; null: no content. */
export interface Reply {
  status: number;
  body: object | null;
}

/** How the stand-in answers one call of the contract. */
export interface Answer {
  endpoint: EndpointDefinition;
  reply: (params: Params) => Reply;
}

/** Answers a call with the unwrapped data that the client will return. */
export function answer<E extends EndpointDefinition>(
  endpoint: E,
  output: (params: Params) => EndpointOutput<E>,
): Answer {
  const reply = (params: Params): Reply => {
    const data = output(params);
    return { status: 200, body: endpoint.beside ? (data as object) : { data } };
  };
  return { endpoint, reply };
}

export function refuse(endpoint: EndpointDefinition, status: number, code: ErrorCode): Answer {
  const body: ErrorBody = { error: { code, message: 'Refused by the stand-in of the gate.' } };
  return { endpoint, reply: () => ({ status, body }) };
}

/** The parameters of an endpoint's path; null for another path. */
export function matchPath({ base, path }: EndpointDefinition, pathname: string): Params | null {
  const pattern = (base + path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}
