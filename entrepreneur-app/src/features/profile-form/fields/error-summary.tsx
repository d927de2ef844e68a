import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useRef } from 'react';

import { useFormSteps } from '../steps/form-steps';
import { errorSummaryRecipe } from './error-summary.recipe';
import { useInvalidControls } from './use-invalid-controls';

interface InvalidField {
  control: HTMLElement;
  label: string;
  message: string;
}

/** Names and messages as the page shows them, so that they are written once. */
function describeInvalidField(control: HTMLElement): InvalidField {
  const field = control.closest('[data-field]');
  const labels = (control as Partial<HTMLInputElement>).labels;
  const label = field?.querySelector('legend > :first-child') ?? labels?.[0];
  const message = [control, field]
    .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id))
    .find((element) => element?.hasAttribute('data-message'));
  return { control, label: label?.textContent ?? '', message: message?.textContent ?? '' };
}

/**
 * After an attempt to send: how many fields are wrong, and the way to each of them. It counts down as they are
 * corrected. The attempt itself moves the focus to the first one.
 */
export function ErrorSummary() {
  const styles = useSlotRecipe({ recipe: errorSummaryRecipe })();
  const { goToControl } = useFormSteps();
  const frame = useRef<HTMLDivElement>(null);
  const fields = useInvalidControls(frame).map(describeInvalidField);

  return (
    <chakra.div ref={frame} css={styles.root} role="status">
      {fields.length > 0 && (
        <details>
          <summary>
            {fields.length === 1 ? '1 field needs' : `${fields.length} fields need`} your attention
          </summary>
          <chakra.ul css={styles.list}>
            {fields.map(({ control, label, message }) => (
              <li key={control.id || label}>
                <chakra.button
                  css={styles.entry}
                  type="button"
                  onClick={() => goToControl(control)}
                >
                  <chakra.span css={styles.field}>{label}</chakra.span>{' '}
                  <chakra.span css={styles.text}>{message}</chakra.span>
                </chakra.button>
              </li>
            ))}
          </chakra.ul>
        </details>
      )}
    </chakra.div>
  );
}
