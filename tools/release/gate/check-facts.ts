import { passed, refused, type Check } from './check';
import { explainBreak } from './explain-break';
import { findBreaks } from './facts';
import { otherOf, type Meeting } from './meeting';

/** Whether a remote and a shell go together, as far as their builds tell. */
export function checkFacts(meeting: Meeting): Check[] {
  const subject = `contract and shared modules with ${otherOf(meeting)}`;
  const breaks = findBreaks(meeting.remote, meeting.shell);
  return breaks.length === 0
    ? [passed(subject)]
    : breaks.map((found) => refused(subject, explainBreak(meeting, found)));
}
