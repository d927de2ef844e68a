import { SHELL_FILES_PATH } from '@syndication/contract/release/registry.rules';

import { isUnloading } from './page-unload';
import { keep, readKept } from './browser-storage';

/** When this tab last reloaded because a script of the shell was missing; milliseconds since 1970. */
const STORAGE_KEY = 'shell-reloaded-at';
/** After a second failure within this time, there is no third attempt. */
const ONCE_PER_MS = 60_000;
/** How long the page waits for further failures, and for working scripts. */
const WAIT_LIMIT_MS = 5_000;

const TITLE = 'This page could not be loaded';
const TEXT = 'Nothing you saved is lost.';

/** The design library is missing too; system colours follow the reader's theme and contrast. */
const MAIN_STYLE =
  'font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 0 auto; padding: 15vh 1.5rem';
const TITLE_STYLE = 'font-size: 1.5rem; line-height: 1.25; margin: 0';
const RETRY_STYLE =
  'font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.5rem; border: 0; ' +
  'border-radius: .375rem; background: CanvasText; color: Canvas; cursor: pointer';

const hasReloadedLately = (): boolean =>
  Date.now() - Number(readKept('sessionStorage', STORAGE_KEY)) < ONCE_PER_MS;

/** False if this tab has reloaded already, or cannot store that it does and might reload for ever. */
const noteReload = (): boolean =>
  !hasReloadedLately() && keep('sessionStorage', STORAGE_KEY, String(Date.now()));

/** In plain DOM, since nothing else is loaded. */
function offerRetry(root: HTMLElement, onRetry: () => void): void {
  const title = document.createElement('h1');
  title.textContent = TITLE;
  title.style.cssText = TITLE_STYLE;
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = TEXT;
  const retry = document.createElement('button');
  retry.textContent = 'Retry';
  retry.style.cssText = RETRY_STYLE;
  retry.addEventListener('click', onRetry);
  const main = document.createElement('main');
  main.append(title, text, retry);
  main.style.cssText = MAIN_STYLE;
  root.replaceChildren(main);
}

/** Past the browser's cache, which keeps a broken answer as long as a good one. */
async function refetch(src: string): Promise<void> {
  const signal = AbortSignal.timeout(WAIT_LIMIT_MS);
  await fetch(src, { cache: 'reload', signal }).catch(() => undefined);
}

/** The page requests all scripts at once: when it is complete, all failures are known. */
function pageComplete(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, WAIT_LIMIT_MS);
  });
}

/**
 * Until the shell has rendered, nothing else can notice that a script of it is missing. The page requests all missing
 * scripts again and reloads once; if that does not help, it offers Retry. A page that the user is leaving stays as it
 * is: a reload would keep them there.
 */
export function watchShell(reload = () => location.reload()): void {
  /** By address, so that each is asked for once, however many elements ask for it. */
  const refetches = new Map<string, Promise<void>>();

  const reloadOnce = async (): Promise<void> => {
    await pageComplete();
    await Promise.all(refetches.values());
    reload();
  };
  const retry = async (): Promise<void> => {
    await Promise.all([...refetches.keys()].map(refetch));
    reload();
  };

  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || !target.src || isUnloading()) return;
    if (!new URL(target.src).pathname.startsWith(SHELL_FILES_PATH)) return;
    const root = document.getElementById('root');
    const isFirst = refetches.size === 0;
    if (!root || (isFirst && root.hasChildNodes())) return;
    refetches.set(target.src, refetches.get(target.src) ?? refetch(target.src));
    // The first missing script decides for all of them.
    if (!isFirst) return;
    if (noteReload()) void reloadOnce();
    else offerRetry(root, () => void retry());
  };
  window.addEventListener('error', onError, true);
}

/** True once after a page that had to be reloaded. */
export function takeReloadMark(): boolean {
  const isMarked = hasReloadedLately();
  keep('sessionStorage', STORAGE_KEY, null);
  return isMarked;
}
