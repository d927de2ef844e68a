import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';

import { useFieldError } from './error-timing';

/** What a field shows and nothing else, so that a keystroke elsewhere does not render it again. */
const subscription = {
  value: true,
  error: true,
  touched: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
} as const;

/**
 * A field that disappears and comes back (the state of another country, the reason of the type Other)
 * would get its initial value again from react-final-form 7, over what was typed or cleared since. One
 * registration that stays until the form goes prevents it.
 */
function useKeptRegistration(name: string): void {
  const form = useForm();
  useEffect(() => {
    if (!form.getFieldState(name)) form.registerField(name, () => {}, {}, { silent: true });
  }, [form, name]);
}

/** A field of the form: what to spread on its control, and the message that it shows now. */
export function useFormField<Value, Element extends HTMLElement = HTMLInputElement>(
  name: string,
  /** For what the form's schema cannot see; the schema is the place for everything else. */
  config: { validate?: (value: Value | undefined) => string | undefined } = {},
) {
  useKeptRegistration(name);
  const { input, meta } = useField<Value, Element>(name, { ...config, subscription });
  return { input, error: useFieldError(meta, input.value) };
}
