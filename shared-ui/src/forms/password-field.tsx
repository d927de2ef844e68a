import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useField } from 'react-final-form';

import { VisuallyHidden } from '@syndication/shared-ui/core';
import { useFieldError } from './error-timing';
import { FieldFrame } from './field-frame';
import { Input } from './input';

export interface PasswordFieldProps {
  name?: string;
  label?: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}

const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetEnd: '0',
    minWidth: '16',
    px: '3',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderRadius: 'md',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-4px' },
  },
});

/** A password with a button that shows or hides it. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  hint,
  autoComplete,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { input, meta } = useField<string, HTMLInputElement>(name);
  return (
    <FieldFrame label={label} hint={hint} error={useFieldError(meta, input.value)}>
      {(control) => (
        <chakra.div position="relative">
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
          <Toggle
            type="button"
            aria-controls={control.id}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </Toggle>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
