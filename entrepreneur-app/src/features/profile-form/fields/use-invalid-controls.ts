import { findInvalidControls, useFormSnapshot } from '@syndication/shared-ui/forms';
import { useEffect, useState, type RefObject } from 'react';

const ATTEMPTS = { submitFailed: true, submitErrors: true, errors: true };

/**
 * The controls of the form around `frame` that are wrong, in their order, after an attempt to send it; the list
 * shrinks as they are corrected.
 */
export function useInvalidControls(frame: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  const [controls, setControls] = useState<readonly HTMLElement[]>([]);
  // What is wrong, in one string: drawn again when that changes, not at every key.
  const mistakes = useFormSnapshot(ATTEMPTS, ({ submitFailed, errors, submitErrors }) =>
    submitFailed ? JSON.stringify([errors, submitErrors]) : '',
  );

  useEffect(() => {
    const form = frame.current?.closest('form');
    // The fields mark themselves in the same render, below or above this one.
    const afterRender = requestAnimationFrame(() => {
      setControls(mistakes && form ? findInvalidControls(form) : []);
    });
    return () => cancelAnimationFrame(afterRender);
  }, [mistakes, frame]);

  return controls;
}
