import { useState } from 'react';

/**
 * Which row of a list has its dialog open. If an action removes it from the list, its last state stays, so
 * that the dialog can still report the result.
 */
export function useOpened<Row extends { id: string }>(rows: readonly Row[]) {
  const [seen, setSeen] = useState<Row | null>(null);
  const listed = seen && rows.find(({ id }) => id === seen.id);
  if (listed && listed !== seen) setSeen(listed);
  return { opened: listed ?? seen, open: setSeen, close: () => setSeen(null) };
}
