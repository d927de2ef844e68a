/** When this tab last loaded itself anew because a script of the shell had not come; milliseconds since 1970. */
const STORAGE_KEY = 'shell-reloaded-at';
/** A second failure within this time is not met by a third try. */
const ONCE_PER_MS = 60_000;

const TITLE = 'This page could not be loaded';
const TEXT = 'Nothing you saved is lost.';

function hasReloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < ONCE_PER_MS;
}

/** False when this tab cannot remember it, and might go on for ever. */
function noteReload(): boolean {
  try {
    if (hasReloadedLately()) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** In plain DOM, since nothing else is there. */
function offerRetry(root: HTMLElement): void {
  const title = document.createElement('h1');
  title.textContent = TITLE;
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = TEXT;
  const retry = document.createElement('button');
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.append(title, text, retry);
  main.style.cssText =
    'font: 1rem/1.5 system-ui; max-width: 32rem; margin: 4rem auto; padding: 0 1rem';
  root.replaceChildren(main);
}

async function recover(src: string): Promise<void> {
  const root = document.getElementById('root');
  if (!root || root.hasChildNodes()) return;
  if (!noteReload()) return offerRetry(root);
  // The browser's cache keeps a broken answer as long as a good one.
  await fetch(src, { cache: 'reload' }).catch(() => undefined);
  location.reload();
}

/**
 * Until the shell has drawn, nobody else could say that one of its scripts did not come: the page is loaded
 * anew once, and says so if that does not help.
 */
export function watchShell(): void {
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || !target.src) return;
    if (new URL(target.src).pathname.startsWith('/assets/')) void recover(target.src);
  };
  window.addEventListener('error', onError, true);
}

/** True once after a page that had to be loaded anew. */
export function takeReloadMark(): boolean {
  try {
    const isMarked = hasReloadedLately();
    sessionStorage.removeItem(STORAGE_KEY);
    return isMarked;
  } catch {
    return false;
  }
}
