/**
 * The controls to focus in a form that has errors, in the order of the page: one for each field; in a
 * group, the chosen one or the first.
 */
export function findInvalidControls(form: HTMLElement): HTMLElement[] {
  const groups = new Set<Element>();
  return Array.from(form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')).flatMap(
    (element) => {
      const group = element.closest('fieldset[data-field]');
      if (!group) return element;
      if (groups.has(group)) return [];
      groups.add(group);
      return firstOfGroup(group) ?? [];
    },
  );
}

function firstOfGroup(group: Element): HTMLElement | null {
  return (
    group.querySelector<HTMLElement>('input[aria-invalid="true"]') ??
    group.querySelector<HTMLElement>('input:checked') ??
    group.querySelector<HTMLElement>('input')
  );
}
