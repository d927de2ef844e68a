import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { getPublicSettings } from '@syndication/contract/settings/settings.calls';

/** What was heard less long ago is not asked for again, in milliseconds. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 2_000;
/** So long a page waits for the answer; one that comes later is for the next page. */
const PAGE_WAITS_MS = 50;

type Settings = Record<string, unknown>;

/** The API's settings address. @param origin if absent, there is none */
export const settingsAddress = (origin: string | undefined): string | undefined =>
  origin && new URL(getPublicSettings.base + getPublicSettings.path, origin).href;

/**
 * The settings that pages have inline, as the API tells them: a change there is in every page a second later. One page
 * a second waits a moment for them; while the API does not answer, what was known goes on.
 */
export class LiveSettings {
  private askedAt = -Infinity;

  /**
   * @param current until the API has told its own
   * @param address where it tells them; without it they never change
   */
  constructor(
    private current: Settings,
    private readonly address: string | undefined,
  ) {}

  /** The same object until something in it has changed. */
  async read(): Promise<Settings> {
    const now = performance.now();
    if (this.address !== undefined && now - this.askedAt > FRESH_MS) {
      this.askedAt = now;
      const asked = this.ask(this.address).catch(() => undefined);
      await Promise.race([asked, setTimeout(PAGE_WAITS_MS, undefined, { ref: false })]);
    }
    return this.current;
  }

  private async ask(address: string): Promise<void> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { data } = (await answer.json()) as { data?: Settings };
    if (answer.ok && data && !isDeepStrictEqual(data, this.current)) this.current = data;
  }
}
