import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { SubmissionErrors, ValidationErrors } from 'final-form';
import { useRef, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';

import { ErrorTimingContext, type ErrorTiming } from './error-timing';

export interface FormProps<Values extends object> {
  /** Name of the form for assistive technology. */
  label: string;
  initialValues?: Partial<Values>;
  validate: (values: Values) => ValidationErrors;
  /** Returns submission errors; `FORM_ERROR` holds the one of the whole form. */
  onSubmit: (values: Values) => Promise<SubmissionErrors | void>;
  showErrors?: ErrorTiming;
  children: ReactNode;
  layout?: Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'children'>;
}

/** A form over a schema of the contract. A failed submission keeps what was typed. */
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
    requestAnimationFrame(() =>
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );

  return (
    <FinalForm<Values>
      onSubmit={(values) => onSubmit(values)}
      validate={validate}
      {...(initialValues && { initialValues })}
      subscription={{ hasValidationErrors: true }}
    >
      {({ handleSubmit, hasValidationErrors }) => (
        <ErrorTimingContext value={showErrors}>
          <chakra.form
            ref={formElement}
            aria-label={label}
            noValidate
            display="flex"
            flexDirection="column"
            gap="3"
            {...layout}
            onSubmit={(event) => {
              if (hasValidationErrors) focusFirstInvalidField();
              void handleSubmit(event);
            }}
          >
            {children}
          </chakra.form>
        </ErrorTimingContext>
      )}
    </FinalForm>
  );
}
