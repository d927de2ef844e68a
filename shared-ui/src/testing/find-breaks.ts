const SAFE_LINK = /^(https?:|mailto:|tel:|#|\/(?!\/))/i;

/** What acts on a page although it should be text: scripts, handlers, links that lead elsewhere. */
export function findDangers(root: Element): string[] {
  const elements = Array.from(root.querySelectorAll('*'));
  const acting = elements.filter(
    (element) =>
      element.localName === 'script' ||
      element.getAttributeNames().some((name) => /^on|^srcdoc$/i.test(name)),
  );
  const links = elements.filter((element) =>
    ['href', 'src', 'action'].some((name) => {
      const address = element.getAttribute(name);
      return address !== null && !SAFE_LINK.test(address);
    }),
  );
  const attack = 'attacked' in window ? ['The page was attacked.'] : [];
  return [...attack, ...[...acting, ...links].map(({ outerHTML }) => outerHTML)];
}

/** Texts that are hidden from the eye have a box of a pixel. */
const isSeen = (text: Text) => (text.parentElement?.getBoundingClientRect().width ?? 0) > 1;

/** Where an ancestor inside the box ends a text, as an ellipsis does; null when nothing does. */
function findEnd(text: Node, box: Element): DOMRect | null {
  for (let parent = text.parentElement; parent && parent !== box; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return parent.getBoundingClientRect();
  }
  return null;
}

/** Texts that stick out of the boxes which should hold them, to either side. */
export function findOverflow(boxes: Iterable<Element>): string[] {
  return Array.from(boxes).flatMap((box) => {
    const { left, right } = box.getBoundingClientRect();
    const found: string[] = [];
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const end = findEnd(text, box);
      const isOut = Array.from(range.getClientRects()).some(
        (line) =>
          Math.max(line.left, end?.left ?? line.left) < left - 1 ||
          Math.min(line.right, end?.right ?? line.right) > right + 1,
      );
      if (isOut && isSeen(text as Text)) found.push(text.textContent ?? '');
    }
    return found;
  });
}
