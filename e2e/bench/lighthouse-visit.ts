import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import lighthouse, { generateReport, type Result } from 'lighthouse';
import { chromium, type Page } from 'playwright';

import { BROWSER_FLAGS } from '../../delivery/release/find-browser.mjs';
import { fillSignIn } from '../fixtures/fill-sign-in';
import type { Person } from '../fixtures/people';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** What Lighthouse says of one visit; scores from 0 to 100, times in milliseconds. */
export interface LighthouseVisit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  layoutShift: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** Audits of accessibility and best practices that are not passed, and what they name. */
  findings: string[];
  html: string;
}

/** A browser that Playwright signs in and Lighthouse measures. */
export interface MeasuredBrowser {
  page: Page;
  visit: (url: string) => Promise<LighthouseVisit>;
  close: () => Promise<void>;
}

/** Chromium writes the port that it chose into its profile. */
async function readDebuggingPort(profile: string): Promise<number> {
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return Number(port);
}

function nameFindings(result: Result): string[] {
  return CATEGORIES.slice(1)
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);
}

function toVisit(result: Result): LighthouseVisit {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    layoutShift: value('cumulative-layout-shift'),
    firstPaintMs: Math.round(value('first-contentful-paint')),
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    blockingMs: Math.round(value('total-blocking-time')),
    findings: nameFindings(result),
    html: generateReport(result, 'html'),
  };
}

/** Lighthouse at times misses its own trace on a busy machine, and says so; that is not the page's fault. */
const ATTEMPTS = 3;

async function visit(url: string, port: number, attempt = 1): Promise<LighthouseVisit> {
  const answer = await lighthouse(url, {
    port,
    disableStorageReset: true,
    onlyCategories: CATEGORIES,
  });
  const fault = answer ? answer.lhr.runtimeError?.message : 'no answer';
  if (answer && !fault) return toVisit(answer.lhr);
  if (attempt < ATTEMPTS) return visit(url, port, attempt + 1);
  throw new Error(`Lighthouse on ${url}: ${fault}`);
}

/** Opens a browser with an empty profile, signed in as the person at the origin. */
export async function openMeasured(
  origin: string,
  person: Person | null,
): Promise<MeasuredBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'syndication-lighthouse-'));
  const { BROWSER_PATH } = process.env;
  const context = await chromium.launchPersistentContext(profile, {
    ...(BROWSER_PATH && { executablePath: BROWSER_PATH }),
    args: [...BROWSER_FLAGS, '--remote-debugging-port=0'],
    baseURL: origin,
  });
  const page = await context.newPage();
  const port = await readDebuggingPort(profile);
  if (person) {
    await page.goto(`/${person.role}-signin`);
    await fillSignIn(page, person);
    // Present, even if a dialog covers it.
    await page
      .locator('header')
      .getByText(/^Hello, /)
      .waitFor({ state: 'attached' });
  }
  return {
    page,
    visit: async (url) => {
      await page.goto('about:blank');
      return visit(new URL(url, origin).href, port);
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
