import { createContext, useContext } from 'react';
import type { FieldMetaState } from 'react-final-form';

/**
 * When a field shows its message (section 5): `blur` after leaving a field that holds something
 * invalid, `submit` after a submit attempt. An attempt shows all of them in both.
 */
export type ErrorTiming = 'blur' | 'submit';

export const ErrorTimingContext = createContext<ErrorTiming>('blur');
ErrorTimingContext.displayName = 'ErrorTimingContext';

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The message that a field shows now, if any. */
export function useFieldError(meta: FieldMetaState, value: unknown): string | undefined {
  const timing = useContext(ErrorTimingContext);
  const isDue =
    meta.submitFailed === true || (timing === 'blur' && meta.touched === true && !isEmpty(value));
  const message: unknown =
    (isDue ? meta.error : undefined) ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return typeof message === 'string' ? message : undefined;
}
