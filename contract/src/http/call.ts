import type { EndpointDefinition, EndpointInput } from './endpoint';

/**
 * What a client needs of an endpoint to call it. The endpoint's schemas stay on the server and in the
 * types: a browser that only calls does not download them.
 */
export interface Call<E extends EndpointDefinition> {
  method: E['method'];
  base: E['base'];
  path: E['path'];
  /** Whether the answer has fields beside `data`. */
  hasBeside: boolean;
  /** Carries the types of input and output; never there at run time. */
  endpoint?: E;
}

/** What the caller supplies: `CallInput<typeof signIn>['body']`. */
export type CallInput<C> = C extends Call<infer E> ? EndpointInput<E> : never;

type HasBeside<E extends EndpointDefinition> = E['beside'] extends object ? true : false;

/**
 * The client's side of an endpoint. Method, base and path are literal types of the endpoint, so a call
 * that differs from it does not compile.
 */
export function defineCall<E extends EndpointDefinition>(
  method: E['method'],
  base: E['base'],
  path: E['path'],
  ...[hasBeside]: HasBeside<E> extends true ? [hasBeside: true] : []
): Call<E> {
  return { method, base, path, hasBeside: hasBeside ?? false };
}
