import type { RoundOutcome } from '@syndication/contract/outcomes/outcomes.schemas';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import { Button, StatusBadge } from '@syndication/shared-ui/core';
import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import { chakra } from '@syndication/shared-ui/styling';

import { outcomeTableRecipe } from './outcome-table.recipe';
import { outcomeText } from './outcome-text';

const Table = chakra('table', outcomeTableRecipe);
const TONES = { missing: 'accent', provisional: 'accent', confirmed: 'neutral' } as const;

/** The badge beside it says when nothing was stated. */
function amountsText({ amount, raised }: RoundOutcome): string {
  if (raised === null) return amount === null ? '' : `Asked for ${formatUsd(amount)}`;
  return amount === null ? formatUsd(raised) : `${formatUsd(raised)} of ${formatUsd(amount)}`;
}

function OutcomeRow({ outcome, onOpen }: { outcome: RoundOutcome; onOpen: () => void }) {
  const { companyName, roundName, endedAt, state } = outcome;
  const verb = state === 'confirmed' ? 'Correct' : 'Confirm';
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="company">
        {companyName}
        <span className="round">
          {roundName}, ended <time dateTime={endedAt}>{formatUtcDay(endedAt)}</time>
        </span>
      </th>
      <td role="cell" className="amounts">
        {amountsText(outcome)}
      </td>
      <td role="cell" className="state">
        <StatusBadge tone={TONES[state]}>{outcomeText(outcome)}</StatusBadge>
      </td>
      <td role="cell" className="act">
        <Button
          variant="outline"
          size="sm"
          aria-label={`${verb} the outcome of ${companyName}, ${roundName}`}
          onClick={onOpen}
        >
          {verb}
        </Button>
      </td>
    </tr>
  );
}

export interface OutcomeTableProps {
  label: string;
  outcomes: readonly RoundOutcome[];
  onOpen: (outcome: RoundOutcome) => void;
}

/** Rounds that have ended, with what each raised. Cards on a phone. */
export function OutcomeTable({ label, outcomes, onOpen }: OutcomeTableProps) {
  return (
    <Table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {['Round', 'Raised', 'Outcome', 'Actions'].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {outcomes.map((outcome) => (
          <OutcomeRow key={outcome.roundId} outcome={outcome} onOpen={() => onOpen(outcome)} />
        ))}
      </tbody>
    </Table>
  );
}
