/**
 * For checks that compare fields of a form: run also when another field is missing or of the wrong
 * type, so that every message shows at once instead of one after the other. The check must bear
 * fields of any type.
 */
export const ACROSS_FIELDS = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
} as const;
