export { ExportButton, type CsvTable, type ExportButtonProps } from './export-button';
export { toCsvDay } from './csv-day';
export { toCsvFileName } from './csv-file-name';
export type { CsvCell } from './save-csv';
export { saveFile } from './save-file';
