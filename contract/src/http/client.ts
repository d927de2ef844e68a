import axios, {
  AxiosError,
  CanceledError,
  isCancel as isAxiosCancel,
  type AxiosInstance,
  type AxiosRequestConfig,
} from 'axios';

import { ApiError, NO_RESPONSE } from './api-error';
import type { Call } from './call';
import {
  FOR_USER_HEADER,
  type EndpointDefinition,
  type EndpointInput,
  type EndpointOutput,
} from './endpoint';

export interface CallOptions {
  /** Aborts the request; TanStack Query passes one per query, so that leaving a screen cancels it. */
  signal?: AbortSignal;
  /**
   * For one-click actions (a vote, "No Change"): the browser completes the call even if its screen is left or the
   * page is closed.
   */
  keepalive?: boolean;
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
  /** Aborts when the session ends: nobody waits for an answer that was meant for another user. */
  sessionSignal?: () => AbortSignal;
  /** Id of the user for whom a call is made; null for anyone who is signed in, or nobody. */
  userId?: () => string | null;
  /** Takes the answer to a request that the page made early for this user; each can be taken once. */
  takeEarlyAnswer?: (address: string, userId: string | null) => Promise<Response> | undefined;
}

/** Browsers refuse a `keepalive` body of more than 64 KiB; a character takes up to 3 bytes. */
const KEEPALIVE_MAX_LENGTH = 20_000;

/** This layer is typed without browser types, since the API's tests use it too. */
const pageOrigin = () => (globalThis as { location?: { origin: string } }).location?.origin ?? '';

/** A request to the page's origin by axios' fetch adapter, for what its default adapter cannot do. */
const byFetch = (options: AxiosRequestConfig): AxiosRequestConfig => ({
  adapter: 'fetch',
  // `Request` wants the whole address.
  baseURL: pageOrigin(),
  // Otherwise the session's cookie is left out, on the page's own origin too.
  withCredentials: true,
  ...options,
});

/** A request that outlives its page. */
function toKeptRequest(body: unknown): AxiosRequestConfig {
  if (JSON.stringify(body ?? null).length > KEEPALIVE_MAX_LENGTH) return {};
  return byFetch({ fetchOptions: { keepalive: true } });
}

/** A request that has been made already; it is made again if no answer came. */
const toEarlyRequest = (early: Promise<Response>): AxiosRequestConfig =>
  byFetch({
    env: {
      fetch: (request) =>
        untilAborted(early, (request as Request).signal).catch(() => fetch(request)),
    },
  });

/** The answer, or a cancellation as soon as the signal aborts; the request itself goes on. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CanceledError());
    signal.addEventListener('abort', stop, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Puts parameters into a path: `/ventures/{id}` with `{id: 'a/b'}` gives `/ventures/a%2Fb`. */
export function buildPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string') throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}

/** True for a request that was cancelled, because the screen was left or a newer request was made. */
export function isCancel(error: unknown): boolean {
  return isAxiosCancel(error);
}

/** The session that the token was bound to is over; the refusal has brought the next token. */
function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof AxiosError) || error.response?.status !== 403) return false;
  return new ApiError(error.response.data, 403, '').code === 'XSRF_REJECTED';
}

/** `Retry-After` in seconds, which may be a number or a date; undefined when it says neither. */
function readRetryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

function toApiError(error: unknown): unknown {
  if (isCancel(error) || !(error instanceof AxiosError)) return error;
  const { response } = error;
  if (!response) return new ApiError(undefined, 0, NO_RESPONSE);
  const { status, statusText, headers } = response;
  return new ApiError(response.data, status, statusText, readRetryAfter(headers['retry-after']));
}

/**
 * The typed client over axios. It sends the XSRF token under axios' own names (`XSRF-TOKEN` cookie,
 * `X-XSRF-TOKEN` header), retries with the new token if the old one was refused, unwraps `data`, and turns
 * every failure into one {@link ApiError}; it shows nothing and redirects nowhere (section 7).
 */
export function createApiClient({
  origin = '',
  timeoutMs = 30_000,
  sessionSignal,
  userId = () => null,
  takeEarlyAnswer,
}: ApiClientOptions = {}): ApiClient {
  const http: AxiosInstance = axios.create({
    baseURL: origin,
    timeout: timeoutMs,
    withCredentials: origin !== '',
  });
  return {
    async call<E extends EndpointDefinition>(
      call: Call<E>,
      {
        params,
        query,
        body,
        signal,
        keepalive,
        origin: elsewhere,
        headers,
      }: EndpointInput<E> & CallOptions,
    ) {
      // Another service knows only its own headers.
      const forUser = elsewhere ? null : userId();
      try {
        const request: AxiosRequestConfig = {
          method: call.method,
          url: call.base + buildPath(call.path, params),
          params: query,
          data: body,
          ...(signal && { signal }),
          ...(keepalive && origin === '' && toKeptRequest(body)),
          ...(elsewhere && { baseURL: elsewhere, withCredentials: true }),
          headers: {
            // axios' fetch adapter sends a content type even without a body.
            ...(body === undefined && { 'Content-Type': false }),
            ...(forUser && { [FOR_USER_HEADER]: forUser }),
            ...headers,
          },
        };
        const early =
          call.method === 'GET' && !elsewhere
            ? takeEarlyAnswer?.(http.getUri(request), forUser)
            : undefined;
        const send = (made?: AxiosRequestConfig) =>
          http.request<{ data?: unknown } | undefined>({ ...request, ...made });
        const answering = send(early && toEarlyRequest(early)).catch((error: unknown) => {
          if (isTokenRefused(error)) return send();
          throw error;
        });
        const { status, data: answer } = await (sessionSignal
          ? untilAborted(answering, sessionSignal())
          : answering);
        // Firefox ends a call like this, without an error, when the page is left, and axios takes it for an answer.
        if (status === 0) throw new ApiError(undefined, 0, NO_RESPONSE);
        return (call.hasBeside ? answer : answer?.data) as EndpointOutput<E>;
      } catch (error) {
        throw toApiError(error);
      }
    },
  };
}
