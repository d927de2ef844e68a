/**
 * Gives the focus to a button that is pressed with a pointer. Safari does not, and a dialog would not know where to give
 * it back to. Returns a function that stops it.
 */
export function focusPressedButtons(): () => void {
  const onClick = ({ target, detail }: MouseEvent): void => {
    // Without a count, code or a key has pressed it.
    if (detail === 0 || !(target instanceof Element)) return;
    const button = target.closest('button');
    if (button !== document.activeElement) button?.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
