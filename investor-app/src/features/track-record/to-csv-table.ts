import type { OwnRecord } from '@syndication/contract/outcomes/outcomes.schemas';
import { toCsvDay, toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

import { outcomeText } from './outcome-text';

/** The member's predictions on ended rounds, with the outcome of each; rounds end on days in UTC. */
export function toOwnRecordCsv({ predictions }: OwnRecord, now = new Date()): CsvTable {
  return {
    fileName: toCsvFileName('My predictions', now),
    header: ['Company', 'Round', 'My vote', 'Voted on', 'Ended on', 'Outcome'],
    rows: predictions.map((prediction) => [
      prediction.companyName,
      prediction.roundName,
      prediction.choice,
      toCsvDay(prediction.votedAt),
      prediction.endedAt.slice(0, 10),
      outcomeText(prediction),
    ]),
  };
}
