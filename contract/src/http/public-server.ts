import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorBody } from './api-error';
import type { ErrorCode } from './errors.rules';

/** A request, headers and body, that has not arrived after this time is given up. */
const REQUEST_TIMEOUT_MS = 30_000;
const CHECK_EVERY_MS = 5_000;

/** Headers of every answer that is not a page, a file or a call's answer. */
export const REFUSAL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none';base-uri 'none';frame-ancestors 'none';object-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The default texts of answers that a server gives before it has read the request. */
export const REFUSAL_MESSAGES = {
  MALFORMED_REQUEST: 'The request could not be read.',
  NOT_FOUND: 'This is not available to you.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The request must be JSON.',
  INTERNAL: 'Something unexpected happened. Please try again.',
} satisfies Partial<Record<ErrorCode, string>>;

export function refusalBody(code: keyof typeof REFUSAL_MESSAGES): ErrorBody {
  return { error: { code, message: REFUSAL_MESSAGES[code] } };
}

const JSON_HEADERS = { ...REFUSAL_HEADERS, 'content-type': 'application/json; charset=utf-8' };

const STATUS_OF_CLIENT_ERROR: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers on the socket if no valid request was received. */
function refuseClient({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(refusalBody('MALFORMED_REQUEST'));
  const headers = {
    ...JSON_HEADERS,
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = STATUS_OF_CLIENT_ERROR[code] ?? '400 Bad Request';
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

/** Answers requests that expect anything but `100-continue`. */
function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: unknown, response: ServerResponse) => {
    const body = JSON.stringify(refusalBody('MALFORMED_REQUEST'));
    response.writeHead(417, { ...JSON_HEADERS, 'content-length': body.length }).end(body);
  });
}

/**
 * Completes every response in progress before a closing server closes its connections: Node treats a connection as
 * idle once its response has ended, even if it is not sent yet.
 */
function sendBeforeClosing(server: Server): void {
  const unsent = new Set<ServerResponse>();
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (![...unsent].some(({ writableEnded }) => writableEnded)) closeIdle();
  };
  server.on('request', (_request: unknown, response: ServerResponse) => {
    unsent.add(response);
    response.once('close', () => {
      unsent.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
  });
}

/** What Fastify has no option for. */
export function prepareServer(server: Server): void {
  refuseExpectations(server);
  sendBeforeClosing(server);
}

/** Fastify's options for a public server. */
export const PUBLIC_SERVER = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  clientErrorHandler: refuseClient,
} as const;
