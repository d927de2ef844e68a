import { toRoundState } from '../ventures/to-venture';
import type { PredictedVentureRow } from './predictions.repository';

/** A row's venture in the contract's words. */
export function toPredictedVenture(row: PredictedVentureRow, now: Date) {
  const round = row.round && { ...row.round, ...toRoundState(row.round, now) };
  return {
    ventureId: row.venture_id,
    companyName: row.company_name,
    round: round && {
      id: round.id,
      name: round.name,
      amount: round.amountUsd,
      valuation: round.valuationUsd,
      isPresenter: round.isPresenter,
      isRoundClosed: round.isRoundClosed,
    },
    otherGroups: row.other_groups ?? [],
  };
}
