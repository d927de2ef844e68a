import { useState } from 'react';

import { VisuallyHidden } from '@syndication/shared-ui/core';
import { ControlAction } from './control-action';
import { FieldFrame, type FieldProps } from './field-frame';
import { Input } from './input';
import { useFormField } from './use-form-field';

export interface PasswordFieldProps extends Partial<Omit<FieldProps, 'isDisabled'>> {
  /** Tells password managers whether to fill in or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows or hides it. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  hint,
  isRequired = false,
  autoComplete,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { input, error } = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired} error={error}>
      {(control) => (
        <ControlAction>
          <Input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            pe="20"
          />
          {/* The word changes with the state, so it is not a pressed/unpressed button as well. */}
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </button>
        </ControlAction>
      )}
    </FieldFrame>
  );
}
