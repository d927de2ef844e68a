import type { ServerResponse } from 'node:http';

import { AppError } from './app-error';

/** How many requests of one kind are served and wait at a time. */
export interface QueueLimits {
  maxActive: number;
  /** The queue holds what is served within `WANTED_WAIT_MS`, but never fewer or more than these. */
  minWaiting: number;
  maxWaiting: number;
  /** A request that has waited this long is refused. */
  longestWaitMs: number;
}

const WANTED_WAIT_MS = 600;
/** The weight of the latest request in the average pace. */
const LATEST_SHARE = 0.1;

/** A different wait for each client, so that those refused together do not come back together. */
export const busySeconds = (random = Math.random): number => 3 + Math.floor(random() * 5);

const refuse = (): AppError => new AppError('UNAVAILABLE', { retryAfterSeconds: busySeconds() });

interface WaitingRequest {
  admit: () => void;
}

/**
 * Serves a limited number of requests at a time and queues a limited number, first come first served. If more are
 * waiting than can be served in good time, new ones are refused, so that waiting ones do not wait longer.
 */
export class AdmissionQueue {
  private active = 0;
  private readonly waiting = new Set<WaitingRequest>();
  /** Patient ones, served when no others wait. */
  private readonly patient = new Set<WaitingRequest>();
  /** How long it takes from one waiting request to the next; 0 until any had to wait. */
  private paceMs = 0;
  /** When the last of them began; null if none waits. */
  private begunAt: number | null = null;

  constructor(private readonly limits: QueueLimits) {}

  /** Whether a new request would be refused now. */
  isFull(): boolean {
    const { maxActive, minWaiting, maxWaiting } = this.limits;
    if (this.active < maxActive) return false;
    const inGoodTime = Math.floor(WANTED_WAIT_MS / this.paceMs);
    return this.waiting.size >= Math.min(maxWaiting, Math.max(minWaiting, inGoodTime));
  }

  /**
   * Waits for a place and runs the work in it; the place is free again when the work has ended.
   * @param response when its client goes away, the request leaves the queue
   * @param isPatient lets all others go first
   * @throws AppError `UNAVAILABLE` when too many wait already, or if its turn does not come in time
   */
  async run<T>(
    work: () => Promise<T>,
    { response, isPatient = false }: { response?: ServerResponse; isPatient?: boolean } = {},
  ): Promise<T> {
    if (this.active < this.limits.maxActive) this.active += 1;
    else await this.waitForPlace(isPatient ? this.patient : this.waiting, response);
    try {
      return await work();
    } finally {
      this.admitNext();
    }
  }

  private waitForPlace(queue: Set<WaitingRequest>, response?: ServerResponse): Promise<void> {
    const isLong = queue === this.patient && queue.size >= this.limits.maxWaiting;
    if (response?.closed || this.isFull() || isLong) return Promise.reject(refuse());
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        response?.off('close', giveUp);
        queue.delete(request);
      };
      const giveUp = () => {
        leave();
        reject(refuse());
      };
      const request: WaitingRequest = {
        admit: () => {
          leave();
          resolve();
        },
      };
      const timer = setTimeout(giveUp, this.limits.longestWaitMs);
      response?.once('close', giveUp);
      queue.add(request);
    });
  }

  /**
   * Gives the place to the oldest request, patient ones last, after a turn of the event loop: a long queue must not
   * delay health checks and refusals.
   */
  private admitNext(): void {
    setImmediate(() => {
      const [oldest = this.patient.values().next().value] = this.waiting;
      if (oldest) {
        this.notePace();
        oldest.admit();
      } else {
        this.active -= 1;
        this.begunAt = null;
      }
    });
  }

  private notePace(): void {
    const now = performance.now();
    if (this.begunAt !== null) {
      const latestMs = now - this.begunAt;
      this.paceMs += (latestMs - this.paceMs) * (this.paceMs === 0 ? 1 : LATEST_SHARE);
    }
    this.begunAt = now;
  }
}
