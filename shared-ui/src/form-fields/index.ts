export { CheckboxField } from './checkbox-field';
export { CheckboxGroupField, type CheckboxGroupFieldProps } from './checkbox-group-field';
export { Choice, toOptions, type Option, type Options } from './choice';
export { ChoiceGroupFrame } from './choice-group-frame';
export { markStyles } from './choice.recipe';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
