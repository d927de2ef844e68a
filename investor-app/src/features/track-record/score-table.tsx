import { chakra } from '@syndication/shared-ui/styling';

import { scoreTableRecipe } from './score-table.recipe';

const Table = chakra('table', scoreTableRecipe);

export interface Score {
  name: string;
  value: number;
  meaning: string;
}

/** Scores to three places, each drawn against the highest and with what it says. Every cell says its role: the rows are drawn as a grid. */
export function ScoreTable({ label, scores }: { label: string; scores: readonly Score[] }) {
  const highest = Math.max(...scores.map(({ value }) => value));
  return (
    <Table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {['Score', 'Value', 'What it says'].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {scores.map(({ name, value, meaning }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
              <span
                className="bar"
                aria-hidden
                style={{ width: `${highest > 0 ? (value / highest) * 100 : 0}%` }}
              />
            </th>
            <td role="cell" className="figure">
              {value.toFixed(3)}
            </td>
            <td role="cell" className="meaning">
              {meaning}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
