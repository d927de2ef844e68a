import { isDeepStrictEqual } from 'node:util';

import { getPublicSettings } from '@syndication/contract/settings/settings.calls';

/** What was heard less long ago is not asked for again, in milliseconds. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 2_000;

type Settings = Record<string, unknown>;

/** Where an API tells its settings. @param origin without one there is none */
export const settingsAddress = (origin: string | undefined): string | undefined =>
  origin && new URL(getPublicSettings.base + getPublicSettings.path, origin).href;

/**
 * The settings that pages have inline, as the API tells them: a change there is in the next page but one. No page
 * waits for the API; while it does not answer, what was known goes on.
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
  read(): Settings {
    const now = performance.now();
    if (this.address !== undefined && now - this.askedAt > FRESH_MS) {
      this.askedAt = now;
      this.ask(this.address).catch(() => undefined);
    }
    return this.current;
  }

  private async ask(address: string): Promise<void> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { data } = (await answer.json()) as { data?: Settings };
    if (answer.ok && data && !isDeepStrictEqual(data, this.current)) this.current = data;
  }
}
