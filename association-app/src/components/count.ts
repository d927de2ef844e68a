const format = new Intl.NumberFormat('en-US');

/** `1,019`. */
export const showCount = (count: number): string => format.format(count);
