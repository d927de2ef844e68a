import { formatDay, formatUtcDay } from '../fields/dates.rules';
import type { NominationStep } from './nominations.rules';

/**
 * The day since which a nomination is as far as it is; profiles leave the list on a day in UTC, wherever the reader is.
 * Null on the list: it may have been off the list in the meantime.
 */
export const nominationStepDay = ({
  step,
  since,
}: {
  step: NominationStep;
  since: string;
}): string | null => {
  if (step === 'listed') return null;
  return (step === 'off-list' ? formatUtcDay : formatDay)(since);
};
