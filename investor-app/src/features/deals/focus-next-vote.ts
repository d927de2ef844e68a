import { focusVote } from '../../components/voting/focus-vote';

/** Moves the focus from a deal to the Vote button of the next one without a vote; if none follows, to its own. */
export function focusNextVote(id: string): void {
  const row = document.getElementById(`deal-${id}`);
  if (!row) return;
  const waiting = [...document.querySelectorAll<HTMLElement>('[id^="deal-"] [data-to-vote]')];
  const next = waiting.find(
    (button) => row.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (next) next.focus();
  else focusVote(id);
}
