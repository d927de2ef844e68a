import { formatDay, formatUtcDay } from '../fields/dates.rules';
import { NOMINATION_STEP_LABELS, type NominationStep } from './nominations.rules';

/**
 * How far a nomination has come, and since which day: `Withdrawn since Nov 3, 2026`. One on the list may have been off
 * it in the meantime. Profiles leave the list on a day in UTC, wherever the reader is.
 */
export function showNominationStatus({
  step,
  since,
}: {
  step: NominationStep;
  since: string;
}): string {
  const day = (step === 'off-list' ? formatUtcDay : formatDay)(since);
  const label = NOMINATION_STEP_LABELS[step] + (step === 'listed' ? ', first listed' : ' since');
  // The day stays on one line.
  return `${label} ${day.replaceAll(' ', '\u00a0')}`;
}
