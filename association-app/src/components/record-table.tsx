import type { ReactNode } from 'react';

import { VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { recordTableRecipe } from './record-table.recipe';

const Table = chakra('table', recordTableRecipe);

export interface Column<Row> {
  label: string;
  isNumber?: boolean;
  render: (row: Row) => ReactNode;
}

export interface RecordTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  renderActions?: (row: Row) => ReactNode;
}

/** Every cell states its role: browsers may drop it if a row is displayed as a card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, rows, keyOf, columns, renderActions } = props;
  const [name, ...facts] = columns;
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" role="columnheader" className={isNumber ? 'number' : ''}>
              {label}
            </th>
          ))}
          {renderActions && (
            <th scope="col" role="columnheader" className="actions">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            <th scope="row" role="rowheader">
              {name?.render(row)}
            </th>
            {facts.map(({ label, isNumber, render }) => (
              <td key={label} role="cell" data-label={label} className={isNumber ? 'number' : ''}>
                {render(row)}
              </td>
            ))}
            {renderActions && (
              <td role="cell" className="actions">
                {renderActions(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
