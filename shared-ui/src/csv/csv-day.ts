const dayFormat = new Intl.DateTimeFormat('sv-SE');

/** The day of a moment by the reader's clock, as on the screen, but as spreadsheets read it: `2026-11-03`. */
export const toCsvDay = (moment: string | Date): string => dayFormat.format(new Date(moment));
