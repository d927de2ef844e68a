import { useState } from 'react';

/**
 * Which row of a list has its dialog open. It stays as it was seen last when an act takes it off the list, so that the
 * dialog still says what became of it.
 */
export function useOpened<Row extends { id: string }>(rows: readonly Row[]) {
  const [seen, setSeen] = useState<Row | null>(null);
  const listed = seen && rows.find(({ id }) => id === seen.id);
  if (listed && listed !== seen) setSeen(listed);
  return { opened: listed ?? seen, open: setSeen, close: () => setSeen(null) };
}
