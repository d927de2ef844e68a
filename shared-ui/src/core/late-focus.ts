/**
 * Whether the user has moved on since `pressed` had the focus, and may be typing elsewhere; an element that only code
 * can focus is not a control.
 */
export const isAtAnotherControl = (pressed: Element | null): boolean =>
  document.activeElement !== pressed &&
  document.activeElement?.matches('body, [tabindex="-1"]') === false;

/**
 * The `ref` of an outcome that replaces the pressed control: gives it the focus that was lost with that control, unless
 * the user has moved on to another one.
 */
export function focusIfLost(outcome: HTMLElement | null): void {
  if (!isAtAnotherControl(null)) outcome?.focus();
}
