export { DealFilterFields, type DealFilterFieldsProps } from './deal-filter-fields';
