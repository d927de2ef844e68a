import { sanitizeBody } from '@syndication/shared-ui/html-body';
import { diffArrays } from 'diff';

/** The parts of a text that have their own line. */
const LINES = 'h2, h3, h4, p, li, dt, dd, blockquote, pre, td, th';

/** The lines of a text, without what is only form. */
export function toLines(html: string): string[] {
  const body = sanitizeBody(html);
  const lines = [...body.querySelectorAll(LINES)]
    .filter((line) => line.querySelector(LINES) === null)
    .map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  return lines.length > 0 ? lines : [body.textContent.trim()].filter(Boolean);
}

export interface ComparedLine {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** The lines of a text, with those that an earlier one had in their places. */
export const compareTexts = (earlier: string, later: string): ComparedLine[] =>
  diffArrays(toLines(earlier), toLines(later)).flatMap(({ value, added, removed }) =>
    value.map(
      (text) => ({ text, change: added ? 'added' : removed ? 'removed' : 'same' }) as const,
    ),
  );
