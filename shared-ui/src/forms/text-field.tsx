import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useField } from 'react-final-form';

import { useFieldError } from './error-timing';
import { FieldFrame } from './field-frame';
import { Input } from './input';

export interface TextFieldProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextField({ name, label, hint, type = 'text', autoComplete }: TextFieldProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name);
  return (
    <FieldFrame label={label} hint={hint} error={useFieldError(meta, input.value)}>
      {(control) => <Input {...input} {...control} type={type} autoComplete={autoComplete} />}
    </FieldFrame>
  );
}

/** An address of a person who signs in. */
export function EmailField({
  name = 'email',
  label = 'Email',
  autoComplete = 'username',
  ...rest
}: Partial<TextFieldProps>) {
  return <TextField {...rest} name={name} label={label} type="email" autoComplete={autoComplete} />;
}
