/**
 * Moves the focus to where the member votes on a deal: its Vote button, or its pressed key. For buttons that disappear
 * when they are pressed.
 */
export function focusVote(dealId: string): void {
  const keys = `[data-votes-on="${dealId}"]`;
  const places = [`#deal-${dealId} .deal-button`, `${keys} [aria-pressed=true]`, `${keys} button`];
  const found = places.map((place) => document.querySelector<HTMLElement>(place));
  found.find((element) => element !== null)?.focus();
}
