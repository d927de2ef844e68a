import { MAIN_ID, onPageLeft } from '@syndication/shared-ui/core';
import { useLayoutEffect, useRef } from 'react';

const FIELDS = ':is(input, select, textarea):not(:disabled, [type=hidden])';

export interface ModalOptions {
  isBlocking: boolean;
  initialFocus: 'content' | 'title' | 'actions';
  onClose: () => void;
}

/** The first field; if that is a radio button, the chosen one, as Tab would do. */
function findFirstField(dialog: HTMLDialogElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(`[data-part=body] ${FIELDS}`);
  if (!first?.matches('[type=radio]')) return first;
  const chosen = '[data-part=body] [type=radio]:checked:not(:disabled)';
  return dialog.querySelector<HTMLElement>(chosen) ?? first;
}

/** See WAI-ARIA APG, dialog (modal): long content is read from its title, a form starts at its field. */
function focusFirst(dialog: HTMLDialogElement, initialFocus: ModalOptions['initialFocus']): void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const targets = {
    content: () => findFirstField(dialog),
    title: () => null,
    actions: () => find('[data-part=actions] button:not(:disabled)'),
  };
  (targets[initialFocus]() ?? find('[data-part=title]'))?.focus();
}

/**
 * Keeps the page below from moving while its scrollbar is hidden: its space is reserved, but only if
 * there was one. Returns a function that undoes it.
 */
function keepPageInPlace(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = style.scrollbarGutter;
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : 'auto';
  return () => {
    style.scrollbarGutter = before;
  };
}

/** Until the next single click: the second half of the double click that closed the dialog would press what is below. */
function ignoreRepeatedClicks(): void {
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else document.removeEventListener('click', onClick, true);
  };
  document.addEventListener('click', onClick, true);
}

/**
 * Opens the dialog element as a modal while the component lives, and gives focus back to where it was.
 * The browser keeps focus inside and the page behind inert. Back and Forward close it, since the page behind changes.
 * A blocking dialog reopens when the browser closes it all the same (a second Escape may do that).
 */
export function useModal(options: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // Before the first paint, so that nothing of the page flashes up as active behind it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const letPageGo = keepPageInPlace();
    const open = () => {
      dialog.showModal();
      focusFirst(dialog, latest.current.initialFocus);
    };
    open();

    const onCancel = (event: Event) => {
      // File fields and the like report their own cancellation with the same event.
      if (event.target !== dialog) return;
      event.preventDefault();
      if (!latest.current.isBlocking) latest.current.onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.target instanceof Element && event.target.closest('dialog') === dialog;
      if (event.key !== 'Escape' || event.defaultPrevented || !isOurs) return;
      event.preventDefault();
      if (!latest.current.isBlocking) latest.current.onClose();
    };
    const onClosed = () => {
      // React's strict mode opens twice; the first close event arrives late.
      if (dialog.open) return;
      if (latest.current.isBlocking) open();
      else latest.current.onClose();
    };
    const stopWatching = onPageLeft(() => {
      if (!latest.current.isBlocking) latest.current.onClose();
    });
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('keydown', onKeyDown);
    dialog.addEventListener('close', onClosed);
    return () => {
      stopWatching();
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('keydown', onKeyDown);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
      ignoreRepeatedClicks();
      letPageGo();
      // What was done may have taken the opener with it, such as a row that has left its list; and a page may open a
      // dialog of its own accord, before anything has the focus.
      if (!opener?.isConnected || opener === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      else if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return ref;
}
