/** One of the values that a field offers. */
export interface Option<Value extends string = string> {
  value: Value;
  /** What it says; the value itself when left out. */
  label?: string;
  /** A line that explains it. */
  description?: string;
}

/** Values that are their own labels, as in the contract's enumerations, or options with other labels. */
export type Options<Value extends string = string> = readonly (Value | Option<Value>)[];

/** The options with their words filled in. */
export function toOptions<Value extends string>(
  options: Options<Value>,
): (Option<Value> & { label: string })[] {
  return options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { ...option, label: option.label ?? option.value },
  );
}
