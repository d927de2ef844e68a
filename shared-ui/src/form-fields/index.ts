export { CheckboxField } from './checkbox-field';
export { CheckboxGroupField, type CheckboxGroupFieldProps } from './checkbox-group-field';
export { Choice, Choices } from './choice';
export { ChoiceGroupFrame } from './choice-group-frame';
export { markStyles } from './choice.recipe';
export { CurrencyField } from './currency-field';
export { toOptions, type Option, type Options } from './options';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
