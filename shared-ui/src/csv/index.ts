export { ExportButton, type CsvTable, type ExportButtonProps } from './export-button';
export { toCsvFileName } from './csv-file-name';
export type { CsvCell } from './save-csv';
export { saveFile } from './save-file';
