import { ALERT_TIMEOUT_MS } from '@syndication/contract/settings/settings.rules';
import { useCallback, useEffect, useRef, useState } from 'react';

import { Alert, type AlertProps } from './alert';

/** As the fade of section 9. */
const FADE_MS = 300;

export interface TimedAlertProps extends AlertProps {
  /** Never for an error, which stays until it is corrected or dismissed. */
  status: 'info' | 'success' | 'warning';
  /** Called once, when the time is up or the reader dismissed it; take the alert away then. */
  onDismiss: () => void;
  /** By default 5 s for a success, 3 s for the rest (section 9). */
  timeoutMs?: number;
}

/** A message that disappears by itself. The clock stops while it is pointed at or has focus. */
export function TimedAlert({ onDismiss, timeoutMs, ...alert }: TimedAlertProps) {
  const fullMs =
    timeoutMs ?? (alert.status === 'success' ? ALERT_TIMEOUT_MS.success : ALERT_TIMEOUT_MS.default);
  const [isHeld, setIsHeld] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leftMs = useRef(fullMs);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (isHeld || isLeaving) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => setIsLeaving(true), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt));
    };
  }, [isHeld, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => latest.current(), FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  // Pointing at it while it fades brings it back.
  const hold = useCallback(() => {
    setIsHeld(true);
    setIsLeaving(false);
  }, []);
  const release = useCallback(() => setIsHeld(false), []);

  return (
    <Alert
      {...alert}
      onDismiss={onDismiss}
      data-leaving={isLeaving || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    />
  );
}
