/**
 * Moves the focus to where the member votes on a deal: its Vote button, or its pressed key. For buttons that disappear
 * when they are pressed.
 */
export function focusVote(dealId: string): void {
  const button = document.querySelector<HTMLElement>(`#deal-${dealId} .deal-button`);
  const keys = document.querySelector(`[data-votes-on="${dealId}"]`);
  const key = keys?.querySelector('[aria-pressed=true]') ?? keys?.querySelector('button');
  (button ?? (key as HTMLElement | null | undefined))?.focus();
}
