export { FORM_ERROR, getIn } from 'final-form';
export { useForm, useFormState } from 'react-final-form';

export { ControlAction } from './control-action';
export { controlRecipe } from './control.recipe';
export type { ErrorTiming } from './error-timing';
export { FieldFooting } from './field-footing';
export { FieldFrame, RequiredMark, type FieldFrameProps, type FieldProps } from './field-frame';
export { Form, type FormProps } from './form';
export { FormError, type FormErrorValue } from './form-error';
export { Input } from './input';
export { findInvalidControls } from './invalid-controls';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { EmailField, TextField, type TextFieldProps } from './text-field';
export { useFieldFrame } from './use-field-frame';
export { useFormField } from './use-form-field';
export { useFormSnapshot } from './use-form-snapshot';
export { toFormErrors, toSubmissionErrors, validateWith } from './validate-with';
