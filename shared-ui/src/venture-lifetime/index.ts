export { LifetimeLine, type LifetimeLineProps } from './lifetime-line';
