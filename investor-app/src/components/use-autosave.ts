import { useEffect, useEffectEvent, useRef } from 'react';

const PAUSE_MS = 800;

export interface Autosave {
  isUnsaved: () => boolean;
  /** Saves what is typed now. Resolves to false if it was refused: then leaving does not send it again. */
  send: () => Promise<boolean>;
  /** Called when nothing is left to save. */
  onSaved?: () => void;
}

/** Saves by itself: after a pause, and when the screen or the page is left. One request at a time. */
export function useAutosave({ isUnsaved, send, onSaved }: Autosave) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderWay = useRef(false);
  const isRefused = useRef(false);
  /** False once the screen was left. */
  const isHere = useRef(true);

  const save = async (): Promise<void> => {
    clearTimeout(pause.current);
    if (isUnderWay.current) return;
    if (!isUnsaved()) return onSaved?.();
    isUnderWay.current = true;
    isRefused.current = !(await send());
    isUnderWay.current = false;
    // Saves what was typed during the request.
    if (!isRefused.current) return save();
  };

  const saveLater = () => {
    isRefused.current = false;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void save(), PAUSE_MS);
  };

  const savePending = useEffectEvent(() => {
    if (!isRefused.current && isUnsaved()) void save();
  });
  useEffect(() => {
    isHere.current = true;
    // Sends what an earlier screen could not save.
    savePending();
    const onLeave = () => savePending();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      isHere.current = false;
      onLeave();
    };
  }, []);

  return { save: () => void save(), saveLater, isUnderWay, isHere };
}
