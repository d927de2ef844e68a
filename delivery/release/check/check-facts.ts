import { passed, refused, type Check } from './check';
import { explainBreak } from './explain-break';
import { findBreaks, findDoubles } from './facts';
import { otherOf, type Meeting } from './compatibility';

/** Whether a remote and a shell go together, as far as their builds tell. */
export function checkFacts(meeting: Meeting): Check[] {
  const subject = `contract and shared modules with ${otherOf(meeting)}`;
  const { remote, shell, candidate } = meeting;
  // A shell may begin to bring what remotes still bring themselves.
  const doubles = candidate === 'remote' ? findDoubles(remote, shell) : [];
  const breaks = [...findBreaks(remote, shell), ...doubles];
  return breaks.length === 0
    ? [passed(subject)]
    : breaks.map((found) => refused(subject, explainBreak(meeting, found)));
}
