export {
  PredictionDistribution,
  type PredictionDistributionProps,
} from './prediction-distribution';
export { PredictionGlance } from './prediction-glance';
export { PredictionSummary, type PredictionSummaryProps } from './prediction-summary';
