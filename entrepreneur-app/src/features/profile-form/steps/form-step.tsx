import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

import { FORM_STEPS, stepId, useFormSteps } from './form-steps';
import { formStepsRecipe } from './form-steps.recipe';

/** One of the form's steps: on a phone shown alone, elsewhere with the others. Its fields are always there. */
export function FormStep({ step, children }: { step: number; children: ReactNode }) {
  const styles = useSlotRecipe({ recipe: formStepsRecipe })();
  const { step: shown } = useFormSteps();
  return (
    <chakra.div
      id={stepId(step)}
      data-step={step}
      data-elsewhere={step === shown ? undefined : ''}
      css={styles.step}
      role="group"
      aria-label={`Step ${step + 1} of ${FORM_STEPS.length}: ${FORM_STEPS[step]}`}
      tabIndex={-1}
    >
      {children}
    </chakra.div>
  );
}
