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

let isCacheDoubtful = false;

/** What is live now. @throws Error when the edge does not answer in time, or not with a registry */
export async function fetchRegistry(): Promise<Registry> {
  // What could not be read may stand in the browser's cache, under the tag of the real one.
  const cache = isCacheDoubtful ? 'reload' : 'default';
  isCacheDoubtful = true;
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const answer = await fetch(REGISTRY_PATH, { cache, signal });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  const registry = (await answer.json()) as Registry;
  isCacheDoubtful = false;
  return registry;
}
