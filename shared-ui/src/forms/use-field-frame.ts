import { useId, type ReactNode } from 'react';

import { useSlotRecipe } from '../styling';
import { fieldFrameRecipe } from './field-frame.recipe';

/** The look of a field's frame, and the ids that tie its control to hint and message. */
export function useFieldFrame({ hint, error }: { hint?: ReactNode; error: string | undefined }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    styles: useSlotRecipe({ recipe: fieldFrameRecipe })(),
    id,
    hintId,
    errorId,
    /** For the control's `aria-describedby`. */
    describedBy: [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
}
