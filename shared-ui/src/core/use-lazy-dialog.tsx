import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { Button } from './button';
import { KeptValues, KeptValuesContext, registerKeptValues } from './kept-values';
import { HStack } from './layout';
import { onPageLeft } from './on-page-left';
import { Text } from './text';

type DialogComponent = ComponentType<{ onClose: () => void }>;

/** Fetches a dialog: `() => import('./features/help/help-dialog')`. */
export type LoadDialog = () => Promise<{ default: DialogComponent }>;

/** Event on the window when a dialog could not be fetched; the error is its `detail`. */
export const DIALOG_MISSING_EVENT = 'dialog-missing';

interface Opening {
  load: LoadDialog;
  /** There once it is fetched. */
  Dialog?: DialogComponent;
  hasFailed?: boolean;
}

/**
 * Dialogs that are loaded when they are first opened. If one cannot be loaded, this is shown in place of `dialog`,
 * with Retry; everything around it stays. Text that was typed into a dialog's form but not sent is kept for the next
 * time, as long as `person` is the same; with a key of `keptForUserKey` also in the tab's storage, so that it outlives
 * the end of the session. Back and Forward cancel a dialog that is still loading.
 */
export function useLazyDialog(
  person?: string,
  storageKey?: string,
): {
  open: (load: LoadDialog) => void;
  dialog: ReactNode;
} {
  const [kept] = useState(() => new KeptValues());
  useEffect(() => registerKeptValues(kept, storageKey), [kept, person, storageKey]);
  const [opening, setOpening] = useState<Opening | null>(null);
  const close = useCallback(() => setOpening(null), []);
  // The dialog itself closes on Back once it is there.
  const isUnderWay = opening !== null && !opening.Dialog;
  useEffect(() => (isUnderWay ? onPageLeft(close) : undefined), [isUnderWay, close]);

  const open = useCallback((load: LoadDialog): void => {
    // A dialog that was closed or replaced by another one meanwhile does not open.
    const settle = (result: Partial<Opening>) =>
      setOpening((now) => (now?.load === load ? { load, ...result } : now));
    setOpening({ load });
    load().then(
      ({ default: Dialog }) => settle({ Dialog }),
      (error: unknown) => {
        settle({ hasFailed: true });
        window.dispatchEvent(new CustomEvent(DIALOG_MISSING_EVENT, { detail: error }));
      },
    );
  }, []);

  if (!opening) return { open, dialog: null };
  const { load, Dialog, hasFailed } = opening;
  if (Dialog) {
    return {
      open,
      dialog: (
        <KeptValuesContext value={kept}>
          <Dialog onClose={close} />
        </KeptValuesContext>
      ),
    };
  }
  return {
    open,
    dialog: hasFailed && (
      <HStack role="alert">
        <Text tone="danger" size="sm">
          This could not be opened.
        </Text>
        <Button size="sm" variant="outline" onClick={() => open(load)}>
          Retry
        </Button>
      </HStack>
    ),
  };
}
