export { DealPrint } from './deal-print';
export { PrintSheet, type PrintSheetProps } from './print-sheet';
