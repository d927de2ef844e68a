import { committedPercent } from '@syndication/contract/ventures/ventures.rules';

import { chakra } from '../styling';
import { committedMeterRecipe } from './committed-meter.recipe';

const Meter = chakra('span', committedMeterRecipe);

export interface CommittedMeterProps {
  /** As the round holds it; null when nothing was stated. */
  committed: string | null;
}

/**
 * The meter without its styles, for a list whose wrapper has them (`committedMeterRecipe`): a styled
 * component per row would cost more than the rest of the row.
 */
export function CommittedMeterContent({ committed }: CommittedMeterProps) {
  const percent = committedPercent(committed);
  return (
    <>
      {percent !== null && (
        <span className="track" aria-hidden>
          <span className="fill" style={{ width: `${percent}%` }} />
        </span>
      )}
      <span>{committed ?? 'Commitment not stated'}</span>
    </>
  );
}

/** How full a round is: drawn in quarters, and in the words that the round holds. */
export function CommittedMeter(props: CommittedMeterProps) {
  return (
    <Meter>
      <CommittedMeterContent {...props} />
    </Meter>
  );
}
