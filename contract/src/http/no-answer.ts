import { ApiError, describeError } from './api-error';
import { describeWait } from './wait.rules';

const KEPT = 'What you typed is still here.';

/** A failure that is not about the input. */
export interface NoAnswer {
  title: string;
  /** What to do now. */
  advice: string;
  /** The advice, and that the form has kept what was typed. */
  text: string;
}

const toNoAnswer = (title: string, advice: string): NoAnswer => ({
  title,
  advice,
  text: `${advice} ${KEPT}`,
});

/**
 * What a form says if its call was not decided: no answer, too many attempts, or a failing service. Null if the
 * failure is about the input.
 */
export function describeNoAnswer(error: unknown): NoAnswer | null {
  if (!(error instanceof ApiError)) return null;
  const { status, retryAfterSeconds } = error;
  const wait = retryAfterSeconds === undefined ? null : describeWait(retryAfterSeconds);
  if (status === 0) {
    return toNoAnswer(
      'We cannot reach the service',
      'Check your internet connection and try again.',
    );
  }
  if (status === 429) {
    return toNoAnswer('Too many attempts', `Wait ${wait ?? 'a minute'}, then try again.`);
  }
  if (status < 500) return null;
  return toNoAnswer(
    status === 500 ? 'Something went wrong on our side' : 'The service is not responding',
    `Try again in ${wait ?? 'a moment'}.`,
  );
}

/**
 * What a form says about a failure that names no field: for an undecided call what to do now, else the answer's
 * message.
 */
export const describeFormFailure = (error: unknown): NoAnswer | string =>
  describeNoAnswer(error) ?? describeError(error);

export interface FormFailure {
  /** Messages about the fields that the answer names. */
  fields?: Record<string, string>;
  /** The message about all of it, where it names none. */
  text: NoAnswer | string;
}

/** What a failed call says of its form. */
export function readFormFailure(error: unknown): FormFailure {
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  return { ...(fields && { fields }), text: describeFormFailure(error) };
}

/** Whether a write may have been done all the same: its answer was lost, or it never left. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/**
 * The title of a message about a failed write.
 * @param refused what is certain where the API has refused it
 * @param unknown what nobody knows, where its answer was lost
 */
export const titleFailedWrite = (
  error: unknown,
  refused = 'Nothing has changed',
  unknown = 'We cannot tell whether this was done',
): string => (isAnswerLost(error) ? unknown : refused);

/**
 * Why something was not saved, in one line, where no field can show it: what to do if the call was not decided, else
 * what is wrong with the first field, else the answer's message.
 */
export function explainFailure(error: unknown): string {
  const undecided = describeNoAnswer(error);
  if (undecided) return `${undecided.title}. ${undecided.advice}`;
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  return Object.values(fields ?? {})[0] ?? describeError(error);
}
