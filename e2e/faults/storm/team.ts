import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { AppName } from '@syndication/contract/release/registry.rules';

export interface Order {
  action: 'release' | 'rollback';
  app: AppName;
  /** What to make live; ignored for a rollback. */
  version: string;
}

/** The result of an order; times in milliseconds since 1970. */
export type Result = { live: string; startedAt: number; flippedAt: number } | { error: string };

/** One of several who release into the same store at the same time. */
export class Team {
  private constructor(private readonly process: ChildProcess) {}

  static start(storeFolder: string): Team {
    const script = path.join(import.meta.dirname, 'releaser.ts');
    return new Team(fork(script, [storeFolder], { execArgv: ['--import', 'tsx'] }));
  }

  /** @throws Error when it could not be done */
  async carryOut(order: Order): Promise<Exclude<Result, { error: string }>> {
    const waiting = new AbortController();
    const next = <T>(event: string, read: (value: T) => Result): Promise<Result> =>
      once(this.process, event, waiting).then(([value]) => read(value as T));
    const coming = Promise.race([
      next('message', (done: Result) => done),
      next('exit', (code: number | null) => ({
        error: `its process ended: ${code ?? this.process.signalCode}`,
      })),
    ]);
    this.process.send(order);
    const done = await coming.finally(() => waiting.abort());
    if ('error' in done) throw new Error(`${order.action} of ${order.app}: ${done.error}`);
    return done;
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.disconnect();
    await ended;
  }
}
