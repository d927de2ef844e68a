import { type Page, type Request } from '@playwright/test';
import { type RunOptions } from 'axe-core';

import { findViolations } from '../fixtures/axe';
import {
  findLoading,
  findMotion,
  findOverflow,
  findUnfitControls,
  getAxeContext,
  getOwnViewport,
  goToStory,
  isolateStory,
  readDocs,
  setTheme,
  waitUntilQuiet,
  watchStory,
  type DocsFacts,
} from './in-page';
import { type IndexedStory } from './story-index';

const DESKTOP = { width: 1280, height: 900 };

/** Storybook shows an event in its actions panel and trips over its own window while it does. */
const STORYBOOK_NOISE = 'Accessing the Story Store is deprecated';

/** React may hold back for 300 ms what a lazy part of a screen has brought. */
const REVEAL_MS = 400;

/** A page shows an answer within this time, or has begun to. */
const SHOW_MS = 100;

/** A mocked call may fail on purpose; the browser then says so in the console. */
const API = /\/api\/v\d/;
const CODE = new Set(['script', 'stylesheet', 'font', 'image']);

/** One page for all stories of a worker, and everything that it complains about. */
export class StoryPage {
  private problems: string[] = [];
  private loading = new Set<Request>();
  private loadedAt = 0;
  private calling = new Set<Request>();
  private answeredAt = 0;
  private title = '';

  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  static async open(page: Page, address: string): Promise<StoryPage> {
    const storyPage = new StoryPage(page, address);
    storyPage.listen();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // MSW renews its worker at every load, and the next story may take it away meanwhile. During a run
    // its file does not change.
    await page.addInitScript(() => {
      // Frames without an origin have none.
      if (!('ServiceWorkerRegistration' in window)) return;
      ServiceWorkerRegistration.prototype.update = function update() {
        return Promise.resolve(this);
      };
    });
    await page.addInitScript(watchStory);
    return storyPage;
  }

  private listen(): void {
    const { page } = this;
    page.on('console', (message) => {
      const { url } = message.location();
      if (!['error', 'warning'].includes(message.type())) return;
      if (message.text().startsWith(STORYBOOK_NOISE)) return;
      if (message.text().startsWith('Failed to load resource') && API.test(url)) return;
      this.problems.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) =>
      this.problems.push(`page error: ${error.stack || error.message}`),
    );
    page.on('request', (request) => {
      if (CODE.has(request.resourceType())) this.loading.add(request);
      if (API.test(request.url())) this.calling.add(request);
    });
    page.on('requestfinished', (request) => {
      if (this.loading.delete(request)) this.loadedAt = Date.now();
      if (this.calling.delete(request)) this.answeredAt = Date.now();
    });
    page.on('requestfailed', (request) => {
      this.loading.delete(request);
      if (this.calling.delete(request)) this.answeredAt = Date.now();
      const reason = request.failure()?.errorText ?? '';
      if (reason === 'net::ERR_ABORTED' || API.test(request.url())) return;
      this.problems.push(`request: ${reason} ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || response.fromServiceWorker()) return;
      const what = API.test(response.url()) ? 'no mocked answer' : `status ${response.status()}`;
      this.problems.push(`request: ${what} for ${response.request().method()} ${response.url()}`);
    });
  }

  /**
   * Renders a story at its own width, plays it and waits until it is at rest. Each title begins on a new
   * page: what the last story of another one has left waiting is not this one's fault.
   */
  async show({ id, title }: IndexedStory): Promise<void> {
    const { page } = this;
    if (this.title !== title) await this.load(title);
    const viewport = (await page.evaluate(getOwnViewport, id)) ?? DESKTOP;
    await page.setViewportSize(viewport);
    this.problems = [];
    this.calling.clear();
    await page.evaluate(goToStory, id);
    this.problems.push(...(await page.evaluate(() => window.storyEnd)));
    await this.settle();
  }

  /** Opens a docs page in a theme, and tells its title, its purpose, the colour of its paper and its stories' theme. */
  async readDocs({ id }: IndexedStory, theme: 'light' | 'dark'): Promise<DocsFacts> {
    const { page, address } = this;
    this.title = '';
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
    await page.evaluate(() => window.storyEnd);
    await this.settle();
    return page.evaluate(readDocs);
  }

  async findUnfitControls(): Promise<string[]> {
    await this.load('');
    return this.page.evaluate(findUnfitControls);
  }

  private async load(title: string): Promise<void> {
    const { page, address } = this;
    this.loading.clear();
    await page.goto(`${address}/iframe.html?viewMode=story`);
    await page.evaluate(isolateStory);
    this.title = title;
  }

  private async settle(): Promise<void> {
    do await this.page.evaluate(waitUntilQuiet);
    while (
      this.loading.size > 0 ||
      Date.now() - this.loadedAt < REVEAL_MS ||
      Date.now() - this.answeredAt < SHOW_MS ||
      (await this.waitsForAnswer())
    );
  }

  private async waitsForAnswer(): Promise<boolean> {
    if (this.calling.size === 0) return false;
    const neverAnswered = await this.page.evaluate(() => window.neverAnswered);
    return [...this.calling].some((request) => !neverAnswered.includes(request.url()));
  }

  async setTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate(setTheme, theme);
  }

  /** As tall as the page: a bar that stays at the edge of the window covers none of what scrolls below it. */
  async setWidth(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: DESKTOP.height });
    await this.settle();
    const height = await this.page.evaluate(() => document.documentElement.scrollHeight);
    if (height === DESKTOP.height) return;
    await this.page.setViewportSize({ width, height });
    await this.settle();
  }

  async findViolations(options: RunOptions): Promise<string[]> {
    return findViolations(this.page, options, await this.page.evaluate(getAxeContext));
  }

  findMotion(): Promise<string[]> {
    return this.page.evaluate(findMotion);
  }

  findLoading(): Promise<string[]> {
    return this.page.evaluate(findLoading);
  }

  async findOverflow(): Promise<string[]> {
    const overflow = await this.page.evaluate(findOverflow);
    return overflow ? [overflow] : [];
  }

  /** What the browser and Storybook have complained about since the story was asked for. */
  takeProblems(): string[] {
    return this.problems.splice(0);
  }
}
