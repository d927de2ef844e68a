import { HStack, Stack, Text } from '@syndication/shared-ui/core';

import { ChoiceField } from '../../components/choice-field';
import { COLUMN_LABELS, PERSON_COLUMNS } from './read-csv';
import type { ChosenFile } from './use-file-import';

/** Which column of the file holds what. */
export function ImportColumns({
  file,
  onChange,
}: {
  file: ChosenFile;
  onChange: (columns: ChosenFile['columns']) => void;
}) {
  return (
    <HStack gap="3" wrap="wrap" align="end">
      {PERSON_COLUMNS.map((name) => (
        <Stack key={name} gap="1" flex="1 1 9rem" minW="0">
          <Text size="sm">{COLUMN_LABELS[name]}</Text>
          <HStack>
            <ChoiceField
              label={`Column for ${COLUMN_LABELS[name].toLowerCase()}`}
              value={String(file.columns[name])}
              choices={[
                ['-1', 'Choose a column'],
                ...file.header.map((column, index) => [String(index), column] as const),
              ]}
              onChange={(value) => onChange({ ...file.columns, [name]: Number(value) })}
            />
          </HStack>
        </Stack>
      ))}
    </HStack>
  );
}
