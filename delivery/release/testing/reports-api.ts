import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

const TOKEN = 'a-token-of-at-least-thirty-two-characters';

/** Counts as the API would give them, of investor-app unless told otherwise. */
export const counts = (version: string, facts: Partial<ReleaseCounts>): ReleaseCounts => ({
  app: 'investor-app',
  version,
  firstHour: '2026-01-01T00:00:00.000Z',
  lastHour: '2026-01-01T01:00:00.000Z',
  loads: 0,
  failures: 0,
  fallbacks: 0,
  errors: 0,
  clients: 0,
  failingClients: 0,
  erringClients: 0,
  failuresBy: [],
  spreads: [],
  shells: [],
  ...facts,
});
export const GOOD = { loads: 500, clients: 120 };
export const BAD = { loads: 20, failures: 60, clients: 40, failingClients: 30 };

/** The API, with what was reported as the test says; it wants its token. */
class ReportsApi {
  reported: ReleaseCounts[] = [];
  /** How many of the next requests are answered as if the API were down. */
  hiccups = 0;
  /** After how many requests all others are answered like that. */
  hiccupsAfter = Infinity;
  requests = 0;

  private readonly server = http.createServer((request, response) => {
    this.requests += 1;
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
    const isDown = this.hiccups > 0 || this.requests > this.hiccupsAfter;
    if (this.hiccups > 0) this.hiccups -= 1;
    response.writeHead(isDown ? 503 : isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown && !isDown ? { data: this.reported } : { error: {} }));
  });

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** No reports; every caller has the token. */
  reset(): void {
    process.env['RELEASE_REPORTS_TOKEN'] = TOKEN;
    this.reported = [];
    this.hiccups = 0;
    this.hiccupsAfter = Infinity;
    this.requests = 0;
  }

  async stop(): Promise<void> {
    delete process.env['RELEASE_REPORTS_TOKEN'];
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** The API for the tests of this file, with nothing reported before each. */
export function useReportsApi(): ReportsApi {
  const api = new ReportsApi();
  beforeAll(() => api.start());
  beforeEach(() => api.reset());
  afterAll(() => api.stop());
  return api;
}
