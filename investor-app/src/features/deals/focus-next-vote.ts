/**
 * Moves the focus from a deal's Vote button to that of the next deal without a vote. It stays if this deal still has
 * none, or if no other follows.
 */
export function focusNextVote(id: string): void {
  const row = document.getElementById(`deal-${id}`);
  if (!row) return;
  const waiting = [...document.querySelectorAll<HTMLElement>('[id^="deal-"] [data-to-vote]')];
  const next = waiting.find(
    (button) => row.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next?.focus();
}
