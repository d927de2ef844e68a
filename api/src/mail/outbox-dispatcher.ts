import type { Database } from '../database/database';
import {
  claimMail,
  LONGEST_RETRY_MS,
  markFailed,
  markSent,
  removeMail,
  TRIED_FOR_MS,
  type OutboxMail,
} from './outbox.repository';

/** Delivers one mail or throws. */
export type SendMail = (mail: OutboxMail) => Promise<void>;

/** The server refused this mail for good: a retry rarely helps. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DispatcherOptions {
  db: Database;
  send: SendMail;
  /** False for a mail that must not be sent any more, which is removed; all are wanted by default. */
  isWanted?: (mail: OutboxMail) => Promise<boolean>;
  now: () => Date;
  log: Log;
  /** How often the outbox is polled. */
  pollMs?: number;
}

export interface OutboxDispatcher {
  /** Stops polling and waits for the mail that is being sent. */
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 5_000;
/** Some refusals pass (greylisting that says 5xx, a mailbox being made), so a few tries are worth it. */
const TRIES_WHEN_REFUSED = 3;

/**
 * 5 s, 10 s, 20 s … up to an hour, each with up to a quarter of jitter, so that what failed together is not retried
 * together.
 */
export function retryDelayMs(attempts: number, random = Math.random): number {
  const delay = Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);
  return Math.round(delay * (1 - random() / 4));
}

function isHopeless({ attempts, createdAt }: OutboxMail, error: unknown, now: Date): boolean {
  const isRefused = error instanceof MailRefused && attempts >= TRIES_WHEN_REFUSED;
  return isRefused || now.getTime() - createdAt.getTime() > TRIED_FOR_MS;
}

async function noteFailure(
  { db, now, log }: DispatcherOptions,
  mail: OutboxMail,
  error: unknown,
): Promise<void> {
  const at = now();
  const isLast = isHopeless(mail, error, at);
  const next = isLast ? null : new Date(at.getTime() + retryDelayMs(mail.attempts));
  const reason = error instanceof Error ? error.message : String(error);
  await markFailed(db, mail.id, reason, { now: at, next });
  const details = { mailId: mail.id, attempts: mail.attempts };
  if (isLast) log.error(details, 'A mail was given up; its row in the outbox says why.');
  else log.warn(details, 'A mail was not delivered; it is tried again.');
}

/** Sends the mail that is due first; one that fails waits for its next turn. Null when none is due. */
async function dispatchMail(options: DispatcherOptions): Promise<OutboxMail | null> {
  const { db, send, isWanted, now } = options;
  const mail = await claimMail(db, now());
  if (!mail) return null;
  if (isWanted && !(await isWanted(mail))) {
    await removeMail(db, mail.id);
    return mail;
  }
  try {
    await send(mail);
  } catch (error) {
    await noteFailure(options, mail, error);
    return mail;
  }
  await markSent(db, mail.id, now());
  return mail;
}

/**
 * Sends everything that is due, one mail after another.
 * @param isStopped ends it before the next mail
 * @returns how many were tried
 */
export async function dispatchOutbox(
  options: DispatcherOptions,
  isStopped = () => false,
): Promise<number> {
  let tried = 0;
  while (!isStopped() && (await dispatchMail(options))) tried += 1;
  return tried;
}

/** Sends the mail in the outbox until it is stopped; several replicas may run one each. */
export function startOutboxDispatcher(options: DispatcherOptions): OutboxDispatcher {
  const { pollMs = 1_000, log } = options;
  let isStopped = false;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      await dispatchOutbox(options, () => isStopped);
      hasFailed = false;
    } catch (error) {
      // Logged once while the database is unavailable.
      if (!hasFailed) log.warn({ err: error }, 'The outbox could not be read.');
      hasFailed = true;
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
