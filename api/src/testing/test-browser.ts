import { buildPath } from '@syndication/contract/http/client';
import type { ErrorBody } from '@syndication/contract/http/api-error';
import type {
  EndpointDefinition,
  EndpointInput,
  EndpointOutput,
} from '@syndication/contract/http/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';

import { failureCodesOf } from '../open-api/failure-codes';

export interface TestAnswer<T> {
  status: number;
  headers: Record<string, unknown>;
  /** The unwrapped data of a successful answer. */
  data: T;
  error: ErrorBody['error'] | undefined;
  text: string;
}

/** Keeps cookies and sends the XSRF token, as a browser with the contract's client does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  /** One request as it is, with this browser's cookies. */
  async send(options: InjectOptions) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.app.inject({
      ...options,
      headers: { ...(cookie && { cookie }), ...options.headers },
    });
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return answer;
  }

  /**
   * One call of the contract.
   * @throws Error when it fails in a way that the OpenAPI document does not name
   */
  async call<E extends EndpointDefinition>(
    endpoint: E,
    input: EndpointInput<E> & { headers?: Record<string, string> },
  ): Promise<TestAnswer<EndpointOutput<E>>> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.send({ method: 'GET', url: '/api/v1/login' });
    const { params, query, body, headers } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, string>;
      body?: object;
      headers?: Record<string, string>;
    };
    const answer = await this.send({
      method: endpoint.method,
      url: endpoint.base + buildPath(endpoint.path, params),
      ...(query && { query }),
      ...(body && { payload: body }),
      headers: { 'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '', ...headers },
    });
    const parsed = answer.body ? (JSON.parse(answer.body) as Record<string, unknown>) : {};
    const error = answer.statusCode >= 400 ? (parsed as unknown as ErrorBody).error : undefined;
    if (error && !failureCodesOf(endpoint).has(error.code)) {
      throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${error.code}.`);
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      data: (endpoint.beside ? parsed : parsed['data']) as EndpointOutput<E>,
      error,
      text: answer.body,
    };
  }
}
