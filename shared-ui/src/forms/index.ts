export { FORM_ERROR } from 'final-form';
export { useForm, useFormState } from 'react-final-form';

export type { ErrorTiming } from './error-timing';
export { Form, type FormProps } from './form';
export { FormError, type FormErrorValue } from './form-error';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { EmailField, TextField, type TextFieldProps } from './text-field';
export { toSubmissionErrors, validateWith } from './validate-with';
