import type { Page, Request, Route } from 'playwright';

import {
  isBuildPath,
  REMOTE_FILES_PATH,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { replyTo, type Answer } from './answer';

/** What people write may show pictures and videos of elsewhere; the page's policy says which. */
const isShown = (request: Request): boolean =>
  ['image', 'media'].includes(request.resourceType()) ||
  (request.resourceType() === 'document' && request.frame().parentFrame() !== null);

/**
 * The network of a page: a server with the pair and nothing else serves files, the mock answers for the API, and
 * nothing reaches the world. The remote's files wait until they are let in.
 */
export class Network {
  /** What was requested and should not have been. */
  readonly problems = new Set<string>();
  private readonly pending = new Set<Request>();
  private letIn: () => void = () => undefined;
  private readonly isLetIn = new Promise<void>((resolve) => (this.letIn = resolve));

  constructor(
    private readonly origin: string,
    private readonly answers: readonly Answer[],
    private readonly remote: RemoteName,
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
    await page.route('**/*', (route) => this.handle(route));
  }

  /** From now on the remote's files come. */
  letRemoteIn(): void {
    this.letIn();
  }

  get isQuiet(): boolean {
    return this.pending.size === 0;
  }

  private async handle(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin !== this.origin) {
      if (!isShown(request)) this.problems.add(`asks for ${origin}${pathname}`);
      return route.fulfill({ status: 200, body: '' });
    }
    if (pathname.startsWith('/api/')) return this.answerCall(route, pathname);
    if (pathname.startsWith(`${REMOTE_FILES_PATH}${this.remote}/`)) await this.isLetIn;
    return route.continue();
  }

  private async answerCall(route: Route, pathname: string): Promise<void> {
    const method = route.request().method();
    const reply = await replyTo(this.answers, method, pathname);
    if (!reply) {
      this.problems.add(
        `calls ${method} ${pathname}, which the gate's mock of the API does not answer (delivery/release/check/suite/viewers.ts)`,
      );
    }
    const { status, body } = reply ?? { status: 404, body: {} };
    return route.fulfill(body ? { status, json: body } : { status });
  }
}
