/**
 * What runs inside the deals page. Each function is self-contained, without named functions in it: the loader would
 * wrap those in a helper that the page does not have.
 */

export interface Change {
  control: 'filter' | 'sort';
  value: string;
}

/** Changes filter or sort as a hand would; milliseconds until another first row has been painted. */
export async function timeAnswer({ control, value }: Change): Promise<number> {
  const isFilter = control === 'filter';
  const element = document.querySelector(isFilter ? 'input[type=search]' : '[role=search] select')!;
  const prototype = isFilter ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  const rows = {
    first(): string | null | undefined {
      return document.querySelector('table tbody tr h2')?.textContent;
    },
  };
  const before = rows.first();
  const start = performance.now();
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
  const changed = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The first row stays the same.')), 30_000);
    const observer = new MutationObserver(() => {
      if (rows.first() === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.querySelector('main')!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  element.dispatchEvent(new Event(isFilter ? 'input' : 'change', { bubbles: true }));
  await changed;
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
}

/** Turns the page of the list; milliseconds until its rows are laid out in the page. */
export async function timeTurn(button: string): Promise<number> {
  const rows = {
    first(): string | null | undefined {
      return document.querySelector('table tbody tr h2')?.textContent;
    },
  };
  const before = rows.first();
  const next = [...document.querySelectorAll('nav button')].find((of) => of.textContent === button);
  const start = performance.now();
  const changed = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The first row stays the same.')), 30_000);
    const observer = new MutationObserver(() => {
      if (rows.first() === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.querySelector('main')!, { childList: true, subtree: true });
  });
  (next as HTMLElement).click();
  await changed;
  // The rows after the first ones come in steps.
  while (document.querySelector('[data-loading]')) await new Promise((next) => setTimeout(next));
  document.querySelector('table')!.getBoundingClientRect();
  return performance.now() - start;
}

/** Builds the facts of the rows in plain elements, without classes; milliseconds until they are laid out. */
export function timePlainRows(): number {
  const table = document.querySelector('table')!;
  const host = document.createElement('div');
  table.parentElement!.append(host);
  const plain = {
    copy(from: Element): Element {
      const element = document.createElement(from.tagName);
      for (const name of ['href', 'target', 'rel', 'type']) {
        const value = from.getAttribute(name);
        if (value) element.setAttribute(name, value);
      }
      for (const child of from.childNodes) {
        element.append(child instanceof Element ? plain.copy(child) : (child.textContent ?? ''));
      }
      return element;
    },
  };
  const start = performance.now();
  host.append(plain.copy(table));
  host.getBoundingClientRect();
  const time = performance.now() - start;
  host.remove();
  return time;
}
