import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

import { formActionsRecipe } from './form-actions.recipe';

export interface FormActionsProps {
  /** The form's state: the summary of its errors, when a draft was kept. */
  state?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The buttons of a long form, always in sight. */
export function FormActions({ state, children }: FormActionsProps) {
  const styles = useSlotRecipe({ recipe: formActionsRecipe })();
  return (
    <chakra.div css={styles.root} data-sticky-bar>
      <chakra.div css={styles.state}>{state}</chakra.div>
      <chakra.div css={styles.buttons}>{children}</chakra.div>
    </chakra.div>
  );
}
