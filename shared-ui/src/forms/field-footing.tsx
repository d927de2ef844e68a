import type { ComponentProps, ReactNode } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { fieldFrameRecipe } from './field-frame.recipe';

interface FieldFootingProps extends ComponentProps<typeof chakra.div> {
  /** What the control's `aria-describedby` names. */
  errorId: string;
  error: string | undefined;
  /** At the end of the line: a count, an amount in words. */
  aside?: ReactNode;
}

/** The line below a control, kept free for what is wrong with it. */
export function FieldFooting({ errorId, error, aside, ...line }: FieldFootingProps) {
  const styles = useSlotRecipe({ recipe: fieldFrameRecipe })();
  return (
    <chakra.div css={styles.footing} {...line}>
      {/* An icon and words, so that colour is not the only sign. */}
      {error && (
        <chakra.p css={styles.message} id={errorId} data-message>
          <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
            <circle cx="8" cy="8" r="6.25" />
            <path d="M8 4.75v4 M8 10.9v.2" strokeLinecap="round" />
          </svg>
          {error}
        </chakra.p>
      )}
      {aside && <chakra.div css={styles.aside}>{aside}</chakra.div>}
    </chakra.div>
  );
}
