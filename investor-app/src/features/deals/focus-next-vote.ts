/** Moves the focus from a deal to the Vote button of the next one without a vote. It stays if none follows. */
export function focusNextVote(id: string): void {
  const row = document.getElementById(`deal-${id}`);
  if (!row) return;
  const waiting = [...document.querySelectorAll<HTMLElement>('.deal-button.is-wanted')];
  const next = waiting.find(
    (button) => row.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next?.focus();
}
