/**
 * Whether the user has gone on since `pressed` had the focus, and may be typing there; what takes the focus by code
 * alone is no control.
 */
export const isAtAnotherControl = (pressed: Element | null): boolean =>
  document.activeElement !== pressed &&
  document.activeElement?.matches('body, [tabindex="-1"]') === false;

/**
 * The `ref` of an outcome that comes in the place of what was pressed: gives it the focus that was lost with that, and
 * leaves the focus to a user who has gone on to another control.
 */
export function focusIfLost(outcome: HTMLElement | null): void {
  if (!isAtAnotherControl(null)) outcome?.focus();
}
