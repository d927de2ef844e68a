/** `6 deals`, or `2 of 6 deals` while a filter or a tab hides some. */
export function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'deal' : 'deals';
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
}
