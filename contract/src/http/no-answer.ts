import { ApiError, describeError } from './api-error';
import { describeWait } from './wait.rules';

const KEPT = 'What you typed is still here.';

/** A failure that says nothing about what was typed. */
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
 * What a form says when its call was not decided: nobody answered, too many tries, or the service is in
 * trouble. Null when the failure is an answer to what was typed.
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
    status === 500 ? 'Something went wrong on our side' : 'The service does not answer',
    `Try again in ${wait ?? 'a moment'}.`,
  );
}

/** What a form says of a failure that names no field: of an undecided call what to do now, else what the answer says. */
export const describeFormFailure = (error: unknown): NoAnswer | string =>
  describeNoAnswer(error) ?? describeError(error);

/** Why something was not saved, in one line: what to do when the call was not decided, else what the answer says. */
export function explainFailure(error: unknown): string {
  const undecided = describeNoAnswer(error);
  return undecided ? `${undecided.title}. ${undecided.advice}` : describeError(error);
}
