import { useHost } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
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
  disabled?: boolean;
}

/** Saves what is shown as a CSV file. What writes it is fetched when the button is pressed. */
export function ExportButton({ toTable, disabled = false }: ExportButtonProps) {
  const { announce } = useHost();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const [{ fileName, header, rows }, { saveCsv }] = await Promise.all([
        toTable(),
        import('./save-csv'),
      ]);
      saveCsv(fileName, header, rows);
      return fileName;
    },
    onSuccess: (fileName) => announce(`Saved ${fileName}`),
  });
  return (
    <>
      <Button
        variant="outline"
        disabled={disabled}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        Export as CSV
      </Button>
      {isError && (
        <Text role="alert" tone="danger" size="sm">
          The file could not be made. Press again to retry.
        </Text>
      )}
    </>
  );
}
