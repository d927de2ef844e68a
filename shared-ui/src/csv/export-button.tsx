import { useState } from 'react';

import { Button } from '../core/button';
import { Text } from '../core/text';
import type { CsvCell } from './save-csv';

export interface CsvTable {
  fileName: string;
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

export interface ExportButtonProps {
  /** Makes the table of what is on the screen when the button is pressed; may fetch what makes it. */
  toTable: () => Promise<CsvTable>;
  /** Says to screen readers what has happened. */
  announce: (text: string) => void;
  disabled?: boolean;
}

/** Saves what is shown as a CSV file. What writes it is fetched when the button is pressed. */
export function ExportButton({ toTable, announce, disabled = false }: ExportButtonProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');

  const save = async () => {
    setState('pending');
    try {
      const [{ fileName, header, rows }, { saveCsv }] = await Promise.all([
        toTable(),
        import('./save-csv'),
      ]);
      saveCsv(fileName, header, rows);
      announce(`Saved ${fileName}`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        variant="outline"
        disabled={disabled}
        onClick={() => {
          if (state !== 'pending') void save();
        }}
      >
        Export as CSV
      </Button>
      {state === 'failed' && (
        <Text role="alert" tone="danger" size="sm">
          The file could not be created. Press again to retry.
        </Text>
      )}
    </>
  );
}
