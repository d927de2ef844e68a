import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { getPublicSettings } from '@syndication/contract/settings/settings.calls';

/** Settings newer than this are not requested again, in milliseconds. */
const FRESH_MS = 1_000;
const ANSWER_LIMIT_MS = 2_000;
/** How long a page waits for the answer; a later one is for the next page. */
const PAGE_WAITS_MS = 50;

type Settings = Record<string, unknown>;

/**
 * The settings that pages have inline, as the API has them: a change there is in every page a second later. One page
 * per second waits a moment for them; while the API does not answer, the last known ones are used.
 */
export class LiveSettings {
  private askedAt = -Infinity;

  /**
   * @param current used until the API has answered
   * @param apiOrigin without it, the settings never change
   * @param pageWaitsMs how long a page waits for the answer, in milliseconds
   */
  constructor(
    private current: Settings,
    private readonly apiOrigin: string | undefined,
    private readonly pageWaitsMs = PAGE_WAITS_MS,
  ) {}

  /** The same object until one of the settings changes. */
  async read(): Promise<Settings> {
    const now = performance.now();
    if (this.apiOrigin !== undefined && now - this.askedAt > FRESH_MS) {
      this.askedAt = now;
      const asked = this.ask(this.apiOrigin).catch(() => undefined);
      await Promise.race([asked, setTimeout(this.pageWaitsMs, undefined, { ref: false })]);
    }
    return this.current;
  }

  private async ask(origin: string): Promise<void> {
    const { base, path } = getPublicSettings;
    const answer = await fetch(new URL(base + path, origin), {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const { data } = (await answer.json()) as { data?: Settings };
    if (answer.ok && data && !isDeepStrictEqual(data, this.current)) this.current = data;
  }
}
