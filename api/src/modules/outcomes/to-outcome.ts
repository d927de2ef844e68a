import { isFilled, type OutcomeState } from '@syndication/contract/outcomes/outcomes.rules';
import type { RoundOutcome } from '@syndication/contract/outcomes/outcomes.schemas';

import { toIso } from '../ventures/to-venture';
import type { EndedRoundRow } from './outcomes.repository';

function stateOf({ raisedUsd, confirmedMs }: EndedRoundRow): OutcomeState {
  if (raisedUsd === null) return 'missing';
  return confirmedMs === null ? 'provisional' : 'confirmed';
}

/** A row in the contract's words; the source of the confirmed amount is for those who may confirm it. */
export function toOutcome(row: EndedRoundRow, isForConfirming: boolean): RoundOutcome {
  return {
    roundId: row.roundId,
    ventureId: row.ventureId,
    companyName: row.companyName,
    roundName: `Round ${row.number}`,
    amount: row.amountUsd,
    endedAt: toIso(row.endedMs),
    state: stateOf(row),
    raised: row.raisedUsd,
    isFilled: isFilled(row.raisedUsd, row.amountUsd),
    source: isForConfirming ? row.source : null,
    confirmedAt: row.confirmedMs === null ? null : toIso(row.confirmedMs),
    version: row.version,
  };
}
