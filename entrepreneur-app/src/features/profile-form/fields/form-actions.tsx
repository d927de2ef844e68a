import { chakra } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

import { formActionsRecipe } from './form-actions.recipe';

const Bar = chakra('div', formActionsRecipe);

export interface FormActionsProps {
  /** How the form stands: the summary of its errors, when a draft was kept. */
  state?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The buttons of a long form, always in sight. */
export function FormActions({ state, children }: FormActionsProps) {
  return (
    <Bar>
      <div className="state">{state}</div>
      <div className="buttons">{children}</div>
    </Bar>
  );
}
