import type { OwnRecord } from '@syndication/contract/outcomes/outcomes.schemas';
import { toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

import { outcomeText } from './outcome-text';

const dayOf = (dateTime: string) => dateTime.slice(0, 10);

/** The member's predictions on ended rounds, with the outcome of each; days are ISO days in UTC. */
export function toOwnRecordCsv({ predictions }: OwnRecord, now = new Date()): CsvTable {
  return {
    fileName: toCsvFileName('My predictions', now),
    header: ['Company', 'Round', 'My vote', 'Voted on', 'Ended on', 'Outcome'],
    rows: predictions.map((prediction) => [
      prediction.companyName,
      prediction.roundName,
      prediction.choice,
      dayOf(prediction.votedAt),
      dayOf(prediction.endedAt),
      outcomeText(prediction),
    ]),
  };
}
