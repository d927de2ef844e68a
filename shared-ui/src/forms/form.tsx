import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { SubmissionErrors, ValidationErrors } from 'final-form';
import { useRef, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';

import { ErrorTimingContext, type ErrorTiming } from './error-timing';
import { formRecipe } from './form.recipe';
import { findInvalidControls } from './invalid-controls';

const FormElement = chakra('form', formRecipe);

export interface FormProps<Values extends object> {
  /** Name of the form for assistive technology. */
  label: string;
  initialValues?: Partial<Values>;
  /** Messages by path; `validateWith` makes it from a schema of the contract. */
  validate: (values: Values) => ValidationErrors;
  /** Returns submission errors; `FORM_ERROR` holds the one of the whole form. */
  onSubmit: (values: Values) => Promise<SubmissionErrors | void>;
  showErrors?: ErrorTiming;
  children: ReactNode;
  layout?: Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'children'>;
}

/**
 * A form over a schema of the contract. A failed submission keeps what was typed; the first field
 * that is invalid gets the focus, whether the form or the server found it.
 */
export function Form<Values extends object>({
  label,
  initialValues,
  validate,
  onSubmit,
  showErrors = 'blur',
  children,
  layout,
}: FormProps<Values>) {
  const formElement = useRef<HTMLFormElement>(null);

  const focusFirstInvalidField = () =>
    // The fields mark themselves as invalid in the render that follows the attempt.
    requestAnimationFrame(() => {
      if (formElement.current) findInvalidControls(formElement.current)[0]?.focus();
    });

  const submit = async (values: Values) => {
    const errors = await onSubmit(values);
    if (errors) focusFirstInvalidField();
    return errors;
  };

  return (
    <FinalForm<Values>
      onSubmit={submit}
      validate={validate}
      {...(initialValues && { initialValues })}
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
            {children}
          </FormElement>
        </ErrorTimingContext>
      )}
    </FinalForm>
  );
}
