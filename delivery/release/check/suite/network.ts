import type { Page, Request, Route } from 'playwright';

import {
  isBuildPath,
  REMOTE_FILES_PATH,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { replyTo, type Answer } from './answer';

/**
 * The network of a page: the trial server serves files, the mock answers for the API, and nothing else is reachable.
 */
export class Network {
  /** Requests that should not have been made. */
  readonly problems = new Set<string>();
  private readonly pending = new Set<Request>();
  /** Serves the remote's files, which are held back until then. */
  serveRemote: () => void = () => undefined;
  private readonly isRemoteServed = new Promise<void>((resolve) => (this.serveRemote = resolve));

  constructor(
    readonly origin: string,
    private readonly answers: readonly Answer[],
    readonly remote: RemoteName,
  ) {}

  async attach(page: Page): Promise<void> {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() === 404 && isBuildPath(pathname)) {
        this.problems.add(`asks for ${pathname}, which is no file of it`);
      }
    });
    await page.route('**/*', (route) => this.handle(route, new URL(route.request().url())));
  }

  get isQuiet(): boolean {
    return this.pending.size === 0;
  }

  private async handle(route: Route, { origin, pathname }: URL): Promise<void> {
    if (origin !== this.origin) {
      // Content may embed videos of other sites in frames; the page's policy says which.
      const isFramed = route.request().frame().parentFrame() !== null;
      if (!isFramed) this.problems.add(`asks for ${origin}${pathname}`);
      return route.fulfill({ status: 200, body: '' });
    }
    if (pathname.startsWith('/api/')) return this.answerCall(route, pathname);
    if (pathname.startsWith(`${REMOTE_FILES_PATH}${this.remote}/`)) await this.isRemoteServed;
    return route.continue();
  }

  private async answerCall(route: Route, pathname: string): Promise<void> {
    const method = route.request().method();
    const reply = await replyTo(this.answers, method, pathname);
    if (reply) return route.fulfill(reply);
    this.problems.add(
      `calls ${method} ${pathname}, which the gate's mock of the API does not answer (delivery/release/check/suite/viewers.ts)`,
    );
    return route.fulfill({ status: 404, json: {} });
  }
}
