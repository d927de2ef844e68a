/** What the gate looked at, and what it found. */
export interface Check {
  /** What holds, or ought to. */
  subject: string;
  /** Why the release must not go live; null when it may. */
  problem: string | null;
  /** Nobody has looked, and the release may go live all the same. */
  isUntried?: true;
}

export const passed = (subject: string): Check => ({ subject, problem: null });
export const refused = (subject: string, problem: string): Check => ({ subject, problem });

/** One line of the gate's report. */
export function lineOf({ subject, problem, isUntried }: Check): string {
  if (isUntried) return `untried  ${subject}`;
  return problem === null ? `ok       ${subject}` : `refused  ${subject}: ${problem}`;
}
