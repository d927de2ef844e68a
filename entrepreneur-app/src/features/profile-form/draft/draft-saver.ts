/** How long typing must rest, and how long it may go on, before it is sent. */
const REST_MS = 800;
const LIMIT_MS = 5_000;
/** After a failure, unless a change comes first. */
const RETRY_MS = 10_000;

/**
 * Whether the latest change has arrived: nothing was changed, on its way, arrived, not possible now, or not possible
 * now and not in the tab either.
 */
export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed' | 'unkept';

/**
 * Sends the latest of many changes, one request at a time: never an older one after a newer one. What
 * could not be sent is tried again.
 */
export class DraftSaver<Draft> {
  private waiting: { draft: Draft; isInTab: boolean; since: number } | null = null;
  private isSending = false;
  private isStopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: DraftState = 'untouched';
  private readonly listeners = new Set<() => void>();

  constructor(private readonly send: (draft: Draft) => Promise<void>) {}

  readonly getState = (): DraftState => this.state;

  /** Tells of every change of the state; what it returns ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private setState(state: DraftState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** Takes a change, and whether the tab keeps it; it leaves after a moment. */
  save(draft: Draft, isInTab: boolean): void {
    const since = this.waiting?.since ?? Date.now();
    this.waiting = { draft, isInTab, since };
    this.setState('saving');
    this.sendIn(Math.max(0, Math.min(REST_MS, since + LIMIT_MS - Date.now())));
  }

  /** Sends what waits now, for example because the page is left. */
  flush(): void {
    if (this.waiting) this.sendIn(0);
  }

  start(): void {
    this.isStopped = false;
  }

  /** Sends what is pending and then stops: the next user may be somebody else. */
  stop(): void {
    this.isStopped = true;
    this.flush();
  }

  private sendIn(delayMs: number): void {
    clearTimeout(this.timer);
    if (delayMs === 0) void this.sendNow();
    else this.timer = setTimeout(() => void this.sendNow(), delayMs);
  }

  private async sendNow(): Promise<void> {
    if (this.isSending || !this.waiting) return;
    const { draft, isInTab } = this.waiting;
    this.waiting = null;
    this.isSending = true;
    const hasArrived = await this.send(draft).then(
      () => true,
      () => false,
    );
    this.isSending = false;
    if (this.waiting) return this.sendIn(hasArrived || this.isStopped ? 0 : REST_MS);
    if (this.isStopped) return;
    if (hasArrived) return this.setState('saved');
    this.waiting = { draft, isInTab, since: Date.now() };
    this.setState(isInTab ? 'failed' : 'unkept');
    this.sendIn(RETRY_MS);
  }
}
