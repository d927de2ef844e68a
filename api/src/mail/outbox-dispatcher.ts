import type { Database } from '../database/database';
import {
  claimMails,
  markFailed,
  markSent,
  MAX_ATTEMPTS,
  type OutboxMail,
} from './outbox.repository';

/** Delivers one mail or throws. */
export type SendMail = (mail: OutboxMail) => Promise<void>;

interface DispatcherOptions {
  db: Database;
  send: SendMail;
  now: () => Date;
  log: { warn(details: object, message: string): void };
  /** How often the outbox is looked at. */
  pollMs?: number;
}

export interface OutboxDispatcher {
  /** Stops looking and waits for the mail that is on its way. */
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;

/** 5 s, 10 s, 20 s … up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);
}

/** Sends everything that is due once; a mail that fails waits for its next turn. */
export async function dispatchOutbox({ db, send, now, log }: DispatcherOptions): Promise<number> {
  const mails = await claimMails(db, now());
  for (const mail of mails) {
    try {
      await send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const next = new Date(now().getTime() + retryDelayMs(mail.attempts));
      await markFailed(db, mail.id, reason, next);
      const isLast = mail.attempts >= MAX_ATTEMPTS;
      log.warn({ mailId: mail.id, attempts: mail.attempts, isLast }, 'A mail was not delivered.');
      continue;
    }
    await markSent(db, mail.id, now());
  }
  return mails.length;
}

/** Keeps the outbox moving until it is stopped; several replicas may run one each. */
export function startOutboxDispatcher(options: DispatcherOptions): OutboxDispatcher {
  const { pollMs = 1_000, log } = options;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      while (!isStopped && (await dispatchOutbox(options)) > 0);
    } catch (error) {
      log.warn({ err: error }, 'The outbox could not be read.');
    }
    if (!isStopped) timer = setTimeout(start, pollMs).unref();
  };
  const start = () => {
    running = run();
  };
  start();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
