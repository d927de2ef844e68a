import type { MemberConflict } from '@syndication/contract/predictions/predictions.schemas';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { formatVoteDay } from '../../components/voting/format-vote-day';
import { conflictTableRecipe } from './conflict-table.recipe';

const Table = chakra('table', conflictTableRecipe);

export interface ConflictTableProps {
  conflicts: readonly MemberConflict[];
  /** Names the table for screen readers. */
  caption: string;
  /** False where all are with one company. */
  hasCompany?: boolean;
}

/** Who of the group has a conflict of interest, with which company, since when and why. Cards on a phone. */
export function ConflictTable({ conflicts, caption, hasCompany = true }: ConflictTableProps) {
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {hasCompany && (
            <th scope="col" role="columnheader">
              Company
            </th>
          )}
          <th scope="col" role="columnheader">
            Member
          </th>
          <th scope="col" role="columnheader">
            Since
          </th>
          <th scope="col" role="columnheader">
            Reason
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {conflicts.map(({ ventureId, companyName, memberId, name, since, reason }) => (
          <tr key={`${ventureId} ${memberId}`} role="row">
            {hasCompany && (
              <th scope="row" role="rowheader">
                {companyName}
              </th>
            )}
            {hasCompany ? (
              <td role="cell">{name}</td>
            ) : (
              <th scope="row" role="rowheader">
                {name}
              </th>
            )}
            <td role="cell" className="since">
              <time dateTime={since}>{formatVoteDay(since)}</time>
            </td>
            <td role="cell" className="reason">
              {reason ?? <span className="quiet">No reason given</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
