import { useEffect, useRef, useState } from 'react';

/** Calls once the time is up. The clock stops while the text is pointed at or has focus. */
export function useReadingTime(timeMs: number, onEnd: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const leftMs = useRef(timeMs);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
