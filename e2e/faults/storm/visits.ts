import type { Page } from '@playwright/test';

import {
  REGISTRY_ELEMENT_ID,
  type AppName,
  type Registry,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';
import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import { integrityOf } from '@syndication/delivery-build/integrity';

/** A page load that went well: what it was made of, and when (milliseconds since 1970). */
export interface Visit {
  startedAt: number;
  shownAt: number;
  versions: Partial<Record<AppName, string>>;
}

/** Who visits, where, and what they see when the page is there. */
export interface Visitor {
  page: Page;
  path: string;
  remote: RemoteName;
  /** One of the headings that only the screen has. */
  heading: RegExp;
}

const INLINE_REGISTRY = new RegExp(`id="?${REGISTRY_ELEMENT_ID}"?>([^<]*)<`);
/** A release gave way to another one, or could not be shown: the shell says so on the console. */
const FAILURE = /^\[[a-z]+-app\]/;
const SHOWN_WITHIN_MS = 30_000;

/** Loads a page once, as people do. @throws Error when anything of it failed */
async function visit({ page, path, remote, heading }: Visitor): Promise<Visit> {
  const problems: string[] = [];
  const noteConsole = (message: { text: () => string }) => {
    if (FAILURE.test(message.text())) problems.push(message.text());
  };
  const noteAnswer = (answer: { status: () => number; url: () => string }) => {
    // Reports may be refused while people wait for pages (decision 016).
    const isReport = answer.url().endsWith(postReleaseReports.base + postReleaseReports.path);
    if (answer.status() >= 400 && !isReport)
      problems.push(`${answer.url()} answered ${answer.status()}`);
  };
  page.on('console', noteConsole);
  page.on('response', noteAnswer);
  const startedAt = Date.now();
  try {
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('heading', { name: heading })
      .first()
      .waitFor({ timeout: SHOWN_WITHIN_MS });
    const shownAt = Date.now();
    const text = await page.locator(`#${REGISTRY_ELEMENT_ID}`).textContent();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const registry = JSON.parse(text ?? '') as Registry;
    const versions = { shell: registry.shell?.version, [remote]: registry[remote]?.version };
    return { startedAt, shownAt, versions: versions as Visit['versions'] };
  } catch (error) {
    throw new Error(`${path}: ${String(error)} ${problems.join('\n')}`);
  } finally {
    page.off('console', noteConsole);
    page.off('response', noteAnswer);
  }
}

async function fetchChecked(url: string, integrity?: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  if (integrity && integrityOf(body) !== integrity)
    throw new Error(`${url} is not what was released`);
  return body.toString();
}

/** Loads a page, its scripts, and every remote's entry and chunks, as a machine would. */
async function fetchEverything(origin: string): Promise<void> {
  const page = await fetchChecked(`${origin}/`);
  const scripts = [...page.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+\.js)/g)].map(
    ([, url]) => url,
  );
  if (scripts.length === 0) throw new Error(`${origin} names no scripts`);
  const registry = JSON.parse(INLINE_REGISTRY.exec(page)?.[1] ?? '') as Registry;
  const { shell: _, ...remotes } = registry;
  const files = Object.values(remotes).flatMap(({ entry, integrity, assets }) => [
    { url: entry, integrity },
    ...assets,
  ]);
  await Promise.all([
    ...scripts.map((url) => fetchChecked(origin + url)),
    ...files.map(({ url, integrity }) => fetchChecked(origin + url, integrity)),
  ]);
}

/** How many load a page at the same time: more would only wait for the processor. */
const AT_A_TIME = 2;

/** Visitors that come in turn, again and again, until they are told to stop. */
export class Traffic {
  readonly visits: Visit[] = [];
  readonly failures: string[] = [];
  fetches = 0;
  private isOver = false;
  private readonly ended: Promise<unknown>;
  private waiting: (() => void)[] = [];

  constructor(origin: string, visitors: readonly Visitor[]) {
    const free = [...visitors];
    const visitNext = async () => {
      const visitor = free.shift()!;
      await visit(visitor)
        .then((seen) => this.note(seen))
        .finally(() => free.push(visitor));
    };
    this.ended = Promise.all([
      ...Array.from({ length: AT_A_TIME }, () => this.repeat(visitNext)),
      this.repeat(async () => {
        await fetchEverything(origin);
        this.fetches += 1;
      }),
    ]);
  }

  /** The first visit that shows a version and began after a moment. */
  async firstVisit(app: AppName, version: string, after: number): Promise<Visit> {
    for (;;) {
      const found = this.visits.find(
        ({ versions, startedAt }) => versions[app] === version && startedAt >= after,
      );
      if (found) return found;
      if (this.failures.length > 0) throw new Error(this.failures.join('\n'));
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.ended;
  }

  private note(visit: Visit): void {
    this.visits.push(visit);
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async repeat(act: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await act().catch((error: unknown) => {
        this.failures.push(String(error));
        this.wake();
      });
    }
  }
}
