import type { Ledger } from './ledger';

type Insert = (...values: unknown[]) => unknown;

const METHODS: readonly [object, readonly string[]][] = [
  [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
  [
    Element.prototype,
    [
      ...['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren'],
      'insertAdjacentElement',
    ],
  ],
];

/** Elements as they will stand in the page; a fragment hands over what is in it. */
function elementsIn(values: readonly unknown[]): Element[] {
  return values.flatMap((value) => {
    if (value instanceof DocumentFragment) return [...value.children];
    return value instanceof Element ? [value] : [];
  });
}

function describe(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const parent = element.parentElement?.nodeName.toLowerCase() ?? 'the page';
  return `<${element.nodeName.toLowerCase()}${id}> in ${parent}`;
}

/**
 * Watches elements that a remote puts into the page by itself. What React renders, and the rules of the
 * shell's one style cache, come in by the shell's hand.
 */
export function watchElements(ledger: Ledger): void {
  for (const [prototype, names] of METHODS) {
    const methods = prototype as Record<string, Insert>;
    for (const name of names) {
      const insert = methods[name]!;
      methods[name] = function (this: Node, ...values) {
        const elements = elementsIn(values);
        const result = insert.apply(this, values);
        for (const element of elements) {
          // What a sanitiser builds stands in a document of its own, and in no page.
          ledger.begin(element, describe(element), () => document.contains(element));
        }
        return result;
      };
    }
  }
}
