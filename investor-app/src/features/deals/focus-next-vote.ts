/**
 * Moves the focus from the Vote button of a deal to the one of the next deal that waits for a vote. It stays where it
 * is when the deal still waits itself, or when none comes after it.
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
