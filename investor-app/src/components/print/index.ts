export { DealPrint } from './deal-print';
export { OwnVotesPrint } from './own-votes-print';
export { PredictionsPrint, type PredictionsPrintProps } from './predictions-print';
export { PrintSheet, type PrintSheetProps } from './print-sheet';
