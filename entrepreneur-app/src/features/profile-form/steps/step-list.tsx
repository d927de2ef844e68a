import { VisuallyHidden } from '@syndication/shared-ui/core';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useEffect, useRef, useState } from 'react';

import { findMissingFacts } from '../../../components/missing-facts';
import type { ProfileValues } from '../profile-values';
import { FORM_STEPS, stepId, useFormSteps, useGoToField } from './form-steps';
import { formStepsRecipe } from './form-steps.recipe';

const VALUES = { values: true };

/** Which step each field is in, as the page has them. */
function findOpenSteps(form: HTMLFormElement | null, missing: readonly { name: string }[]) {
  return new Set(
    missing.flatMap(({ name }) => {
      const field = form?.elements.namedItem(name);
      const first = field instanceof RadioNodeList ? field[0] : field;
      const step = (first as Partial<HTMLElement> | null | undefined)?.closest?.('[data-step]');
      return step instanceof HTMLElement ? [Number(step.dataset['step'])] : [];
    }),
  );
}

/** On a phone: where one is in the form, and how many of the required facts are left, which leads to the first. */
export function StepList() {
  const styles = useSlotRecipe({ recipe: formStepsRecipe })();
  const form = useForm();
  const frame = useRef<HTMLElement>(null);
  const { step, goTo } = useFormSteps();
  const goToField = useGoToField(frame);
  const [openSteps, setOpenSteps] = useState<ReadonlySet<number> | null>(null);
  // In one string: drawn again when a fact comes or goes, not at every key.
  const facts = useFormSnapshot(VALUES, ({ values }) => JSON.stringify(findMissingFacts(values)));
  const { missing, requiredTotal } = findMissingFacts(form.getState().values as ProfileValues);
  const left = missing.filter(({ isRequired }) => isRequired);

  useEffect(() => {
    const { missing: all } = JSON.parse(facts) as ReturnType<typeof findMissingFacts>;
    const element = frame.current?.closest('form') ?? null;
    setOpenSteps(
      findOpenSteps(
        element,
        all.filter(({ isRequired }) => isRequired),
      ),
    );
  }, [facts]);

  return (
    <chakra.nav ref={frame} css={styles.nav} aria-label="Steps">
      <chakra.ol css={styles.list}>
        {FORM_STEPS.map((title, index) => {
          const isComplete = openSteps !== null && !openSteps.has(index);
          return (
            <li key={title}>
              <chakra.button
                type="button"
                css={styles.entry}
                aria-current={index === step ? 'step' : undefined}
                aria-controls={stepId(index)}
                data-complete={isComplete ? '' : undefined}
                onClick={() => goTo(index)}
              >
                <chakra.span css={styles.mark} aria-hidden />
                <span>
                  {title}
                  {isComplete && <VisuallyHidden>, complete</VisuallyHidden>}
                </span>
              </chakra.button>
            </li>
          );
        })}
      </chakra.ol>
      <chakra.div css={styles.where}>
        <span>
          Step {step + 1} of {FORM_STEPS.length}
        </span>
        {left[0] ? (
          <chakra.button type="button" css={styles.left} onClick={() => goToField(left[0]!.name)}>
            {left.length} of {requiredTotal} required left
          </chakra.button>
        ) : (
          <span>Nothing required is left</span>
        )}
      </chakra.div>
    </chakra.nav>
  );
}
