import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
} from '@syndication/contract/release/registry.rules';

import { readInlineJson } from '../boot/inline-json';

/** How long the registry may take while a page waits for it. */
const ANSWER_LIMIT_MS = 5_000;

/** The registry that came inline with the page; null if it is missing or broken. */
export const readInlineRegistry = (): Registry | null =>
  readInlineJson<Registry>(REGISTRY_ELEMENT_ID);

/** What is live now. @throws Error when no registry comes in time */
export async function fetchRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const ask = async (cache: RequestCache): Promise<Registry> => {
    const answer = await fetch(REGISTRY_PATH, { cache, signal });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    return (await answer.json()) as Registry;
  };
  // The browser may have a broken answer in its cache, under the tag of the real one.
  return ask('default').catch(() => ask('reload'));
}
