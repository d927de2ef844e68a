import { useEffect, useRef } from 'react';

/** Gets the focus when mails are switched and the button that was pressed has gone with it. */
export function useOutcomeFocus(isOn: boolean | undefined) {
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(isOn);
  useEffect(() => {
    const isSwitched = before.current !== undefined && before.current !== isOn;
    if (isSwitched && document.activeElement === document.body) outcome.current?.focus();
    before.current = isOn;
  }, [isOn]);
  return outcome;
}
