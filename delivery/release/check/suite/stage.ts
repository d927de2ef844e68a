import type { Page } from 'playwright';

import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import { LOGOUT_PATH } from '@syndication/contract/host/paths';

import type { Meeting } from '../compatibility';
import { ConsoleWatch } from './console-watch';
import { readExposedApp, type ExposedApp } from './exposed-app';
import { Network } from './network';
import { pageScript } from './page-script';
import { homeOf, type Scene } from './scenes';
import { openTrialPage } from './trial-browser.mjs';
import { fillPath, goTo, SCREEN_LIMIT_MS, waitForStandingScreen } from './screens';

/** One-shot timers may run out, and cleanups come late; longer than this nothing may stay. */
const LEAVING_LIMIT_MS = 2_000;

/** Opens a page that keeps account of the remote of a meeting. */
export async function openPage({ remote }: Meeting, { role }: Scene): Promise<Page> {
  const [page, script] = await Promise.all([openTrialPage(), pageScript(remote.name)]);
  await page.addInitScript({ content: script });
  await page.addInitScript(([key, value]) => value && localStorage.setItem(key, value), [
    ROLE_STORAGE_KEY,
    role ?? '',
  ] as const);
  return page;
}

/** A page that shows a remote to one viewer, step by step; each step tells what is wrong. */
export class Stage {
  private visits = 0;

  private constructor(
    private readonly page: Page,
    private readonly network: Network,
    private readonly complaints: ConsoleWatch,
    private readonly meeting: Meeting,
    private readonly historyLength: number,
  ) {}

  /** Makes the page in which the shell stands and waits for the remote. */
  static async open(
    page: Page,
    origin: string,
    meeting: Meeting,
    { answers }: Scene,
  ): Promise<Stage> {
    const { remote, shell } = meeting;
    const network = new Network(origin, answers, shell, remote);
    const complaints = new ConsoleWatch(page);
    await network.attach(page);
    await page.goto(new URL(homeOf(remote.name), origin).href, { waitUntil: 'commit' });
    await page.waitForSelector('main h1', { state: 'attached', timeout: SCREEN_LIMIT_MS });
    const historyLength = await page.evaluate(() => {
      window.releaseGate.begin();
      document.title = '';
      return history.length;
    });
    return new Stage(page, network, complaints, meeting, historyLength);
  }

  /** What was asked for and should not have been. */
  get strayRequests(): string[] {
    return [...new Set(this.network.problems)];
  }

  private async problemsOfScreen(): Promise<string[]> {
    const failure = await waitForStandingScreen(this.page, this.network);
    const reason = failure && this.complaints.explanation;
    return [
      ...(failure ? [reason ? `${failure} (${reason})` : failure] : []),
      ...this.complaints.take(),
    ];
  }

  /** Lets the remote in. */
  async mount(): Promise<string[]> {
    this.network.letRemoteIn();
    return this.problemsOfScreen();
  }

  /** Shows every screen of the remote. */
  async visitAll({ routes }: ExposedApp): Promise<string[]> {
    const problems: string[] = [];
    for (const { path, title } of routes) {
      if (!title) problems.push(`${path} has no title`);
      if (await goTo(this.page, fillPath(path))) this.visits += 1;
      const found = await this.problemsOfScreen();
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    return problems;
  }

  /** What the remote exposes, if it is what it ought to be. */
  async readApp(): Promise<ExposedApp | string> {
    const { name, contract } = this.meeting.remote;
    const app = await readExposedApp(this.page, name);
    if (!app) return 'its container exposes nothing';
    if (app.name !== name) return `it exposes an app named ${String(app.name)}`;
    if (app.contract !== contract) {
      return `it says contract ${String(app.contract)}, and its manifest ${contract}`;
    }
    return app;
  }

  /** Signs out, which takes the remote and what it put into the chrome out of the page. */
  async leave(): Promise<string[]> {
    const entries = await this.page.evaluate(() => history.length);
    const pushed = entries - this.historyLength - this.visits;
    await this.page.evaluate(() => window.releaseGate.leave());
    await goTo(this.page, LOGOUT_PATH);
    await this.page.waitForFunction(() => document.title !== '', null, {
      timeout: SCREEN_LIMIT_MS,
    });
    const left = await this.page
      .waitForFunction(() => window.releaseGate.left().length === 0, null, {
        timeout: LEAVING_LIMIT_MS,
      })
      .then(
        () => [],
        () => this.page.evaluate(() => window.releaseGate.left()),
      );
    return pushed > 0 ? [...left, `${pushed} entries in the history that nobody asked for`] : left;
  }
}
