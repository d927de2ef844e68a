import type { Preview } from '@storybook/react-webpack5';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];

const hasElement = (value: unknown): boolean => [value].flat().some((part) => isValidElement(part));

/** Whether JSON loses nothing of a value: it has no elements, dates, sets and functions. */
function canBeJson(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(canBeJson);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(canBeJson);
}

/** Types of words that Storybook does not know as such: it would have them written as JSON, in quotes. */
const TAKES_WORDS = /^(ReactNode|string \||HTMLInput\w+Attribute$)/;

function fitControl(name: string, argType: ArgType | undefined, value: unknown): Partial<ArgType> {
  if (hasElement(value)) {
    const type = { name: 'other', value: 'ReactNode' } as const;
    return { name, type, table: { type: { summary: 'ReactNode' } }, ...argType, control: false };
  }
  // A function has no control, but an entry among the actions.
  if (!argType || typeof value === 'function') return { ...argType };
  const type = argType.type?.name === 'other' ? argType.type.value : '';
  if (!canBeJson(value) || /\bDate\b/.test(type)) return { ...argType, control: false };
  const isObject = typeof value === 'object' && value !== null;
  return TAKES_WORDS.test(type) && !isObject ? { control: { type: 'text' }, ...argType } : argType;
}

/** Controls write text, numbers and JSON: what a component takes otherwise has none. */
export const fitControls: Enhancer = ({ argTypes, initialArgs }) => {
  const elements = Object.keys(initialArgs).filter((name) => hasElement(initialArgs[name]));
  const names = new Set([...Object.keys(argTypes), ...elements]);
  const fitted = [...names].map((name) => [
    name,
    fitControl(name, argTypes[name], initialArgs[name]),
  ]);
  return Object.fromEntries(fitted) as typeof argTypes;
};
