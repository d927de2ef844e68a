import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { Button } from '@syndication/shared-ui/core';

export interface SubmitButtonProps {
  children: ReactNode;
  /** The words while the answer is awaited: `Signing in…`. */
  pending: ReactNode;
  /** Names of fields that must hold something before the button can be pressed. */
  needs?: readonly string[];
}

export function SubmitButton({ children, pending, needs = [] }: SubmitButtonProps) {
  const { submitting, values } = useFormState<Record<string, unknown>>({
    subscription: { submitting: true, values: true },
  });
  const isIncomplete = needs.some((name) => !values[name]);
  // Not `disabled` while it waits: that would take the focus away, and the form ignores a second press.
  return (
    <Button type="submit" disabled={isIncomplete} aria-disabled={submitting} aria-busy={submitting}>
      {submitting ? pending : children}
    </Button>
  );
}
