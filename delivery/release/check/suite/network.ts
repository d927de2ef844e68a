import { keyOfFile } from '@syndication/delivery-build/store-layout';
import type { Page, Request, Route } from 'playwright';

import {
  isBuildPath,
  REMOTE_FILES_PATH,
  SHELL_FILES_PATH,
} from '@syndication/contract/release/registry.rules';
import type {
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { replyTo, type Answer } from './answer';

const SHELL_FILES = /^shell\/files\//;

/** Paths of everything that a page of the two may ask for beside the API. */
function ownPaths(shell: ShellManifest, remote: RemoteManifest): Set<string> {
  const shellPaths = Object.keys(shell.files)
    .map((file) => keyOfFile('shell', shell.version, file))
    .filter((key) => SHELL_FILES.test(key))
    .map((key) => key.replace(SHELL_FILES, SHELL_FILES_PATH));
  const remotePaths = Object.keys(remote.files).map(
    (file) => `${REMOTE_FILES_PATH}${keyOfFile(remote.name, remote.version, file)}`,
  );
  return new Set([...shellPaths, ...remotePaths]);
}

/** What people write may show pictures and videos of elsewhere; the page's policy says which. */
const isShown = (request: Request): boolean =>
  ['image', 'media'].includes(request.resourceType()) ||
  (request.resourceType() === 'document' && request.frame().parentFrame() !== null);

/**
 * The network of a page: the edge serves files, the stand-in answers for the API, and nothing reaches the
 * world. The remote's files wait until they are let in.
 */
export class Network {
  /** What was asked for and should not have been. */
  readonly problems: string[] = [];
  private readonly paths: Set<string>;
  private readonly remoteFiles: string;
  private letIn: () => void = () => undefined;
  private readonly open = new Promise<void>((resolve) => (this.letIn = resolve));
  private readonly underWay = new Set<Request>();

  constructor(
    private readonly origin: string,
    private readonly answers: readonly Answer[],
    shell: ShellManifest,
    remote: RemoteManifest,
  ) {
    this.paths = ownPaths(shell, remote);
    this.remoteFiles = `${REMOTE_FILES_PATH}${remote.name}/`;
  }

  async attach(page: Page): Promise<void> {
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
    await page.route('**/*', (route) => this.answer(route));
  }

  /** From now on the remote's files come. */
  letRemoteIn(): void {
    this.letIn();
  }

  get isQuiet(): boolean {
    return this.underWay.size === 0;
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin !== this.origin) {
      if (!isShown(request)) this.problems.push(`asks for ${origin}${pathname}`);
      return route.fulfill({ status: 200, body: '' });
    }
    if (pathname.startsWith('/api/')) return this.answerCall(route, pathname);
    if (!isBuildPath(pathname)) return route.continue();
    if (!this.paths.has(pathname))
      this.problems.push(`asks for ${pathname}, which is no file of it`);
    if (pathname.startsWith(this.remoteFiles)) await this.open;
    return route.continue();
  }

  private async answerCall(route: Route, pathname: string): Promise<void> {
    const method = route.request().method();
    const reply = await replyTo(this.answers, method, pathname);
    if (!reply) {
      this.problems.push(
        `calls ${method} ${pathname}, which the gate's stand-in does not answer (delivery/release/check/suite/scenes.ts)`,
      );
    }
    const { status, body } = reply ?? { status: 404, body: {} };
    return route.fulfill(body ? { status, json: body } : { status });
  }
}
