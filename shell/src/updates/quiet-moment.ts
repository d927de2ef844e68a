import { useEffect, useState } from 'react';

import { isAnythingKept } from '@syndication/shared-ui/core';

/** Forms with input; those no longer in the page do not count. */
const begunForms = new Set<Element>();

function noteInput({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form) begunForms.add(form);
}

const isField = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable]') ?? false;

/**
 * True if a reload would lose nothing: no form begun, not even in a dialog closed since, no dialog open, no field in
 * use.
 */
function isQuiet(): boolean {
  for (const form of begunForms) if (!form.isConnected) begunForms.delete(form);
  const isBegun = begunForms.size > 0 || isAnythingKept();
  const isDialogOpen = document.querySelector('dialog[open]') !== null;
  return !isBegun && !isDialogOpen && !isField(document.activeElement);
}

/** How often the page is checked while an update waits for a quiet moment. */
const CHECK_EVERY_MS = 1_000;

/** True while a reload would lose nothing; checked only if wanted. */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isNowQuiet, setIsNowQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const check = () => setIsNowQuiet(isQuiet());
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
  return isWanted && isNowQuiet;
}

/** Starts to note which forms were begun. */
export function watchForms(): void {
  document.addEventListener('input', noteInput, true);
  document.addEventListener('reset', ({ target }) => begunForms.delete(target as Element), true);
}
