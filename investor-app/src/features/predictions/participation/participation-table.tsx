import { VisuallyHidden } from '@syndication/shared-ui/core';

import type { ParticipationSteps } from './participation-steps';

/** The same as the drawing, by day. */
export function ParticipationTable({ byDay }: Pick<ParticipationSteps, 'byDay'>) {
  return (
    <table>
      <caption>
        <VisuallyHidden>Voters by day</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Votes</th>
          <th scope="col">Voters so far</th>
        </tr>
      </thead>
      <tbody>
        {byDay.map(({ day, votes, voters }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{votes}</td>
            <td>{voters}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
