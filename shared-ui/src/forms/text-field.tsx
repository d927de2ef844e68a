import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

import { FieldFrame, type FieldProps } from './field-frame';
import { Input } from './input';
import { useFormField } from './use-form-field';

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** What the browser may fill in. Set it whenever the value is about the user. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** For a form that replaces what was pressed. */
  autoFocus?: boolean;
  /** Shown and reachable by keyboard, but not to be changed here: what a nomination has settled. */
  isReadOnly?: boolean;
}

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  type = 'text',
  autoComplete,
  autoFocus = false,
}: TextFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired} error={error}>
      {(control) => (
        <Input
          {...input}
          {...control}
          type={type}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          disabled={isDisabled}
          readOnly={isReadOnly}
        />
      )}
    </FieldFrame>
  );
}

/** An email address; of the person who signs in, unless `autoComplete` says otherwise. */
export function EmailField({
  name = 'email',
  label = 'Email',
  autoComplete = 'username',
  ...rest
}: Partial<Omit<TextFieldProps, 'type'>>) {
  return <TextField {...rest} name={name} label={label} type="email" autoComplete={autoComplete} />;
}
