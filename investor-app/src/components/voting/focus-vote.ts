/**
 * Moves the focus to where the member votes on a deal: its Vote button, or its pressed key. For buttons that disappear
 * when they are pressed.
 */
export function focusVote(dealId: string): void {
  const place = document.querySelector<HTMLElement>(`[data-votes-on="${dealId}"]`);
  const key = place?.querySelector<HTMLElement>('[aria-pressed=true]');
  (key ?? place?.querySelector('button') ?? place)?.focus();
}
