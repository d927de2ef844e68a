/** What came inline with the page, as JSON in an element; null if it is missing or broken. */
export function readInlineJson<Content>(elementId: string): Content | null {
  try {
    return JSON.parse(document.getElementById(elementId)?.textContent || 'null') as Content | null;
  } catch {
    return null;
  }
}
