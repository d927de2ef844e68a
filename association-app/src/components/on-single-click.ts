import type { MouseEvent } from 'react';

/** Ignores the second half of a double click: by then, something else may be where was pressed. */
export const onSingleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
