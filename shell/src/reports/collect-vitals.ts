import type * as webVitals from 'web-vitals';

import {
  MAX_REPORTED_MS,
  type WebVital,
} from '@syndication/contract/release/release-reports.rules';

import { firstRemoteInPage, reportVitals } from './report-release';

type Library = Pick<typeof webVitals, 'onLCP' | 'onINP' | 'onCLS' | 'onFCP' | 'onTTFB'>;

const DIGITS_OF_CLS = 4;

/** What the browser has noted since the page began, it tells the library however late that comes. */
export class PageVitals {
  private readonly values: Partial<Record<WebVital, number>> = {};
  private isReported = false;

  /** Begins to collect. Without the library there are no vitals, and nobody minds. */
  async collect(load: () => Promise<Library>): Promise<void> {
    try {
      const { onLCP, onINP, onCLS, onFCP, onTTFB } = await load();
      const keepMs =
        (vital: WebVital) =>
        ({ value }: { value: number }) => {
          this.values[vital] = Math.min(Math.round(value), MAX_REPORTED_MS);
        };
      onLCP(keepMs('lcp'));
      onINP(keepMs('inp'));
      onCLS(({ value }) => (this.values.cls = Number(value.toFixed(DIGITS_OF_CLS))));
      onFCP(keepMs('fcp'));
      onTTFB(keepMs('ttfb'));
    } catch {
      // Its script did not come.
    }
  }

  /** Reports what there is, once, for the shell and the remote that the page began with. */
  report(): void {
    if (this.isReported || Object.keys(this.values).length === 0) return;
    this.isReported = true;
    const remote = firstRemoteInPage();
    for (const app of ['shell', remote] as const) if (app) reportVitals(app, this.values);
  }
}
