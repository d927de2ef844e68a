import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useEffect, useRef, useState } from 'react';

import { findMissingFacts } from '../../../components/missing-facts';
import { useInvalidControls } from '../fields/use-invalid-controls';
import type { ProfileValues } from '../profile-values';
import { findField, FORM_STEPS, stepId, stepOf, useFormSteps, useGoToField } from './form-steps';
import { formStepsRecipe } from './form-steps.recipe';

const VALUES = { values: true };

const requiredOf = ({ missing }: ReturnType<typeof findMissingFacts>) =>
  missing.filter(({ isRequired }) => isRequired);

function countPerStep(controls: readonly (HTMLElement | null)[]): number[] {
  const steps = controls.map((control) => control && stepOf(control));
  return FORM_STEPS.map((_, index) => steps.filter((step) => step === index).length);
}

function describeStep(errors: number, left: number | undefined): string {
  if (errors > 0) return errors === 1 ? '1 error' : `${errors} errors`;
  if (left === undefined) return '';
  return left === 0 ? 'Complete' : `${left} required left`;
}

/**
 * Where one is in the form, and what each step still lacks: on a phone the way from step to step, at a
 * desk beside the form, in between not shown.
 */
export function StepList() {
  const styles = useSlotRecipe({ recipe: formStepsRecipe })();
  const form = useForm();
  const frame = useRef<HTMLElement>(null);
  const { step, goTo } = useFormSteps();
  const goToField = useGoToField(frame);
  const errors = countPerStep(useInvalidControls(frame));
  const [leftPerStep, setLeftPerStep] = useState<readonly number[]>([]);
  // In one string: drawn again when a fact comes or goes, not at every key.
  const facts = useFormSnapshot(VALUES, ({ values }) => JSON.stringify(findMissingFacts(values)));
  const current = findMissingFacts(form.getState().values as ProfileValues);
  const left = requiredOf(current);

  useEffect(() => {
    const required = requiredOf(JSON.parse(facts) as ReturnType<typeof findMissingFacts>);
    setLeftPerStep(countPerStep(required.map(({ name }) => findField(frame.current, name))));
  }, [facts]);

  return (
    <chakra.nav ref={frame} css={styles.nav} aria-label="Steps">
      <chakra.ol css={styles.list}>
        {FORM_STEPS.map((title, index) => (
          <li key={title}>
            <chakra.button
              type="button"
              css={styles.entry}
              aria-current={index === step ? 'step' : undefined}
              aria-controls={stepId(index)}
              data-complete={leftPerStep[index] === 0 ? '' : undefined}
              data-wrong={errors[index] ? '' : undefined}
              onClick={() => goTo(index)}
            >
              <chakra.span css={styles.mark} aria-hidden />
              <span>{title}</span>{' '}
              <chakra.span css={styles.state}>
                {describeStep(errors[index] ?? 0, leftPerStep[index])}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ol>
      <chakra.div css={styles.where}>
        <span>
          Step {step + 1} of {FORM_STEPS.length}
        </span>
        {left[0] ? (
          <chakra.button type="button" css={styles.left} onClick={() => goToField(left[0]!.name)}>
            {left.length} of {current.requiredTotal} required left
          </chakra.button>
        ) : (
          <span>No required fields left</span>
        )}
      </chakra.div>
    </chakra.nav>
  );
}
