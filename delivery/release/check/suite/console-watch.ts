import type { ConsoleMessage, Page } from 'playwright';

/** The browser's own word on an answer that the stand-in gave on purpose. */
function isRefusedCall(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    message.text().startsWith('Failed to load resource') &&
    URL.canParse(url) &&
    new URL(url).pathname.startsWith('/api/')
  );
}

/** Collects what a page complains of. */
export class ConsoleWatch {
  private found: string[] = [];
  /** What the shell said of a release that it gave up. */
  private warnings: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.found.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'warning') this.warnings.push(message.text());
      if (message.type() === 'error' && !isRefusedCall(message)) this.found.push(message.text());
    });
  }

  /** The complaints since the last time. */
  take(): string[] {
    const found = [...new Set(this.found)];
    this.found = [];
    return found;
  }

  /** The warnings so far, which say why something is missing. */
  get explanation(): string {
    return [...new Set(this.warnings)].join(' ');
  }
}
