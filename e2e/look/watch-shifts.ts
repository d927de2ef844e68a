import type { Page } from '@playwright/test';

/** One layout shift: its share of the window, and what moved from where to where. */
export interface Shift {
  value: number;
  atMs: number;
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
  /** What Chromium tells of a shift; not in TypeScript's DOM yet. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** Runs in the page: keeps every layout shift from the first paint on. */
function collectShifts(): void {
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const describe = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = (node?.textContent ?? '').trim().slice(0, 40);
    return `<${element?.localName ?? 'gone'}> "${text}"`;
  };
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      window.layoutShifts.push({
        value: entry.value,
        atMs: Math.round(entry.startTime),
        moved: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Watches every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(collectShifts);
}

/** What has shifted since the page was opened. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // The observer hears of a frame after it was painted.
        requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts)));
      }),
  );
