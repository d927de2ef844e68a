import { areShortcutsOn } from '@syndication/contract/host/shortcuts';
import { useEffect, useLayoutEffect, useRef } from 'react';

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/**
 * Acts on single keys (`event.key`) while the component is on the screen: not while somebody types, with a
 * modifier, under an open dialog, on a key that is held down, or when shortcuts are switched off.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  // Before the new state is painted, so that a key acts on what is visible.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isTypedInto(event.target)) return;
      if (!areShortcutsOn() || document.querySelector('dialog[open]')) return;
      const action = Object.hasOwn(latest.current, event.key) && latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
