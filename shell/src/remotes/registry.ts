import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
} from '@syndication/contract/release/registry.rules';

/** How long an answer may take while a page waits for it. */
const ANSWER_LIMIT_MS = 5_000;

/** The registry that came inline with the page; null when it is missing or spoilt. */
export function readInlineRegistry(): Registry | null {
  try {
    const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
    return text ? (JSON.parse(text) as Registry) : null;
  } catch {
    return null;
  }
}

/** What is live now. @throws Error when the edge does not answer in time, or not with a registry */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_PATH, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  return (await answer.json()) as Registry;
}
