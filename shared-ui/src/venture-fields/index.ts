export { CountryField, type CountryFieldProps } from './country-field';
export { CurrencyField } from './currency-field';
export { PhoneField, type PhoneFieldProps } from './phone-field';
export { StateField, type StateFieldProps } from './state-field';
