import type { FormApi } from 'final-form';
import { useContext, useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

import { KeptValuesContext } from '@syndication/shared-ui/core';

/**
 * Keeps what is typed into a form above its dialog, until it is sent: Escape loses nothing. A form outside a dialog
 * keeps nothing.
 */
export function useKeptValues<Values extends object>(name: string) {
  const kept = useContext(KeptValuesContext);
  // Read once: from now on the form itself holds what is typed.
  const [atStart] = useState(() => kept?.get(name) as Partial<Values> | undefined);
  return {
    atStart,
    keep: (values: Values) => void kept?.set(name, values),
    forget: () => void kept?.delete(name),
  };
}

/** Placed in a form, keeps every change. */
export function KeepValues({ name }: { name: string }) {
  const kept = useContext(KeptValuesContext);
  const form: FormApi<object> = useForm();
  useEffect(() => {
    if (!kept) return;
    return form.subscribe(
      ({ values, pristine }) => {
        if (!pristine) kept.set(name, values);
      },
      { values: true, pristine: true },
    );
  }, [form, kept, name]);
  return null;
}
