export { PredictionSummary, type PredictionSummaryProps } from './prediction-summary';
