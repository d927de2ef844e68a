export { PredictionFigure, votersText } from './prediction-figure';
export { PredictionSummary, type PredictionSummaryProps } from './prediction-summary';
