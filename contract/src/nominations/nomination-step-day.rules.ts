import { formatDay, formatUtcDay } from '../fields/dates.rules';
import type { NominationStep } from './nominations.rules';

/** The day since which a nomination is as far as it is; profiles leave the list on a day in UTC, wherever the reader is. */
export const nominationStepDay = ({
  step,
  since,
}: {
  step: NominationStep;
  since: string;
}): string => (step === 'off-list' ? formatUtcDay : formatDay)(since);
