import { isAtAnotherControl } from '@syndication/shared-ui/core';
import type { SubmissionErrors, ValidationErrors } from 'final-form';
import { useRef, useState, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';

import { chakra, type HTMLChakraProps } from '../styling';
import { ErrorTimingContext, type ErrorTiming } from './error-timing';
import { formRecipe } from './form.recipe';
import { findInvalidControls } from './invalid-controls';
import { KeepValues, useKeptValues } from './use-kept-values';
import { CollectLateChanges, useLateChanges } from './use-late-changes';

const FormElement = chakra('form', formRecipe);

export interface FormProps<Values extends object> {
  /** Name of the form for assistive technology. */
  label: string;
  /** What its values are kept under in a dialog, where other forms there have the same label; by default the label. */
  keptUnder?: string;
  initialValues?: Partial<Values>;
  /** Messages by path; `validateWith` makes it from a schema of the contract. */
  validate: (values: Values) => ValidationErrors;
  /** Returns submission errors; `FORM_ERROR` holds the one of the whole form. */
  onSubmit: (values: Values) => Promise<SubmissionErrors | void>;
  showErrors?: ErrorTiming;
  /** Leads to a control that is invalid after an attempt; a form in steps shows its step first. */
  goToControl?: (control: HTMLElement) => void;
  children: ReactNode;
  layout?: Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'children'>;
}

const focus = (control: HTMLElement) => control.focus();

/** The number of frames that a form may take to show its errors. */
const FRAMES_TO_RENDER = 30;

/**
 * A form over a schema of the contract. A failed submission keeps what was typed, and so does a successful one
 * with what was typed meanwhile; the first field that is invalid gets the focus, whether the form or the server
 * found it, unless the user has gone on to another control. In a dialog that was opened with `useLazyDialog`, what was
 * typed and not sent is kept for the next opening.
 */
export function Form<Values extends object>({
  label,
  keptUnder = label,
  initialValues,
  validate,
  onSubmit,
  showErrors = 'blur',
  goToControl = focus,
  children,
  layout,
}: FormProps<Values>) {
  const formElement = useRef<HTMLFormElement>(null);
  const kept = useKeptValues<Values>(keptUnder);
  const [keptOverInitial] = useState(() => kept.atStart && { ...initialValues, ...kept.atStart });
  const startsWith = keptOverInitial ?? initialValues;
  const { watchSubmission, submissionRef } = useLateChanges(startsWith);

  // The fields mark themselves as invalid in the render that follows the attempt: on a busy device, frames later.
  const focusFirstInvalidField = (framesLeft = FRAMES_TO_RENDER) =>
    requestAnimationFrame(() => {
      const [first] = formElement.current ? findInvalidControls(formElement.current) : [];
      if (first) goToControl(first);
      else if (framesLeft > 0) focusFirstInvalidField(framesLeft - 1);
    });

  const submit = async (values: Values) => {
    // Before the answer: a form that starts again after a success must not find them.
    kept.forget();
    const pressed = document.activeElement;
    const errors = await watchSubmission(values, () => onSubmit(values));
    if (!errors) return undefined;
    kept.keep(values);
    if (!isAtAnotherControl(pressed)) focusFirstInvalidField();
    return errors;
  };

  return (
    <FinalForm<Values>
      onSubmit={submit}
      validate={validate}
      {...(startsWith && { initialValues: startsWith })}
      subscription={{}}
    >
      {({ form, handleSubmit }) => (
        <ErrorTimingContext value={showErrors}>
          <FormElement
            ref={formElement}
            aria-label={label}
            noValidate
            {...layout}
            onSubmit={(event) => {
              if (form.getState().hasValidationErrors) focusFirstInvalidField();
              void handleSubmit(event);
            }}
          >
            <KeepValues name={keptUnder} />
            <CollectLateChanges initialValues={startsWith} submissionRef={submissionRef} />
            {children}
          </FormElement>
        </ErrorTimingContext>
      )}
    </FinalForm>
  );
}
