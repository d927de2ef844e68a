import { getIn } from 'final-form';
import type { ReactNode } from 'react';

import { Button } from '@syndication/shared-ui/core';
import { useFormSnapshot } from './use-form-snapshot';

export interface SubmitButtonProps {
  children: ReactNode;
  /** The words while the answer is awaited: `Signing in…`. */
  pending: ReactNode;
  /** Paths of values that must be there before the button can be pressed. */
  needs?: readonly string[];
  /** Cannot be pressed while anything is invalid, where section 5 asks for it; say beside it what is missing. */
  needsValid?: boolean;
}

const SUBMITTING = { submitting: true };
const VALUES = { values: true };
const VALIDITY = { hasValidationErrors: true };
const NOTHING: readonly string[] = [];

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Sends the form. Unless it `needsValid`, it stays enabled while fields are invalid: pressing it says
 * which ones.
 */
export function SubmitButton({
  children,
  pending,
  needs = NOTHING,
  needsValid = false,
}: SubmitButtonProps) {
  const isSubmitting = useFormSnapshot(SUBMITTING, ({ submitting }) => submitting);
  const isIncomplete = useFormSnapshot(VALUES, ({ values }) =>
    needs.some((name) => !isFilled(getIn(values, name))),
  );
  const isInvalid = useFormSnapshot(
    VALIDITY,
    ({ hasValidationErrors }) => needsValid && hasValidationErrors,
  );
  // Not `disabled` while it waits: that would take the focus away, and the form ignores a second press.
  return (
    <Button
      type="submit"
      disabled={isIncomplete || isInvalid}
      aria-disabled={isSubmitting}
      aria-busy={isSubmitting}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
