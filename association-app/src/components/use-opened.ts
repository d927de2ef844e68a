import { useState } from 'react';

import { useQuery, type UseQueryOptions } from '@syndication/contract/host/query';

interface OpenedRow<Row, Data, Key extends readonly unknown[]> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** One row by its key, whatever the filters. */
  queryRow: (key: string) => UseQueryOptions<Data, Error, Data, Key>;
  rowsOf: (data: Data) => readonly Row[];
}

/**
 * Which row of a list has its dialog open, as it is now. If an action removes it from the list, it is fetched alone,
 * so that the dialog can still show it and report the result.
 */
export function useOpened<Row, Data, Key extends readonly unknown[]>({
  rows,
  keyOf,
  queryRow,
  rowsOf,
}: OpenedRow<Row, Data, Key>) {
  const [seen, setSeen] = useState<Row | null>(null);
  const key = seen === null ? '' : keyOf(seen);
  const find = (among: readonly Row[]) =>
    seen === null ? undefined : among.find((row) => keyOf(row) === key);
  const listed = find(rows);
  const { data, isPlaceholderData } = useQuery({
    ...queryRow(key),
    enabled: seen !== null && listed === undefined,
  });
  const now = listed ?? (data && find(rowsOf(data)));
  if (now !== undefined && now !== seen) setSeen(now);
  return {
    opened: now ?? seen,
    /** The reader may not see it any more; `opened` is what it last was. */
    isGone: data !== undefined && !isPlaceholderData && now === undefined,
    open: setSeen,
    close: () => setSeen(null),
  };
}
