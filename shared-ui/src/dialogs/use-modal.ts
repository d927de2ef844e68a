import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens the dialog element as a modal while the component lives, and gives focus back to where it was.
 * The browser keeps focus inside and the page behind inert. A blocking dialog reopens when the browser
 * closes it all the same (a second Escape may do that).
 */
export function useModal({ isBlocking, onClose }: { isBlocking: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ isBlocking, onClose });
  useLayoutEffect(() => {
    latest.current = { isBlocking, onClose };
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();

    const onCancel = (event: Event) => {
      event.preventDefault();
      if (!latest.current.isBlocking) latest.current.onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && latest.current.isBlocking) event.preventDefault();
    };
    const onClosed = () => {
      // React's strict mode opens twice; the first closing is told late.
      if (dialog.open) return;
      if (latest.current.isBlocking) dialog.showModal();
      else latest.current.onClose();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('keydown', onKeyDown);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('keydown', onKeyDown);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
