import axios, {
  AxiosError,
  isCancel as isAxiosCancel,
  type AxiosInstance,
  type AxiosRequestConfig,
} from 'axios';

import { ApiError, NO_RESPONSE } from './api-error';
import type { Call } from './call';
import type { EndpointDefinition, EndpointInput, EndpointOutput } from './endpoint';

export interface CallOptions {
  /** Aborts the request; TanStack Query passes one per query, so that leaving a screen cancels it. */
  signal?: AbortSignal;
  /** Another service's origin: cookies go there, the XSRF token does not (axios keeps it at home). */
  origin?: string;
  headers?: Record<string, string>;
}

export interface ApiClient {
  /**
   * Makes one call of the contract and returns its unwrapped data.
   * @throws ApiError for every failed answer, and with status 0 when none came
   * @throws the transport's own cancellation when `signal` was aborted
   */
  call<E extends EndpointDefinition>(
    call: Call<E>,
    input: EndpointInput<E> & CallOptions,
  ): Promise<EndpointOutput<E>>;
}

export interface ApiClientOptions {
  /** Origin of the API; the page's own by default. */
  origin?: string;
  /** How long a call may take before it counts as unanswered, in milliseconds. */
  timeoutMs?: number;
}

/** Puts parameters into a path: `/ventures/{id}` with `{id: 'a/b'}` gives `/ventures/a%2Fb`. */
export function buildPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string') throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}

/** True for a request that was cancelled, by leaving a screen or by a newer one. */
export function isCancel(error: unknown): boolean {
  return isAxiosCancel(error);
}

/** The session that the token was bound to is over; the refusal has brought the next token. */
function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof AxiosError) || error.response?.status !== 403) return false;
  return new ApiError(error.response.data, 403, '').code === 'XSRF_REJECTED';
}

function toApiError(error: unknown): unknown {
  if (isCancel(error) || !(error instanceof AxiosError)) return error;
  const { response } = error;
  return response
    ? new ApiError(response.data, response.status, response.statusText)
    : new ApiError(undefined, 0, NO_RESPONSE);
}

/**
 * The typed client over axios. It sends the XSRF token under axios' own names (`XSRF-TOKEN` cookie,
 * `X-XSRF-TOKEN` header), tries once more with the new token when the old one was refused, unwraps `data`, and turns every failure into one {@link ApiError}; it shows
 * nothing and redirects nowhere (section 7).
 */
export function createApiClient({
  origin = '',
  timeoutMs = 30_000,
}: ApiClientOptions = {}): ApiClient {
  const http: AxiosInstance = axios.create({
    baseURL: origin,
    timeout: timeoutMs,
    withCredentials: origin !== '',
  });
  return {
    async call<E extends EndpointDefinition>(
      call: Call<E>,
      { params, query, body, signal, origin: elsewhere, headers }: EndpointInput<E> & CallOptions,
    ) {
      try {
        const request: AxiosRequestConfig = {
          method: call.method,
          url: call.base + buildPath(call.path, params),
          params: query,
          data: body,
          ...(signal && { signal }),
          ...(elsewhere && { baseURL: elsewhere, withCredentials: true }),
          ...(headers && { headers }),
        };
        const send = () => http.request<{ data?: unknown } | undefined>(request);
        const { data: answer } = await send().catch((error: unknown) => {
          if (isTokenRefused(error)) return send();
          throw error;
        });
        return (call.hasBeside ? answer : answer?.data) as EndpointOutput<E>;
      } catch (error) {
        throw toApiError(error);
      }
    },
  };
}
