/** A text whose days and times of day (`Nov 30, 2026, 1:05 PM`) stay whole where the line has to break. */
export const keepDatesWhole = (text: string): string =>
  text.replaceAll(/(?<=[A-Z][a-z]{2}) (?=\d)|(?<=\d,) (?=\d{4})|(?<=\d)\s(?=[AP]M)/g, '\u00a0');
