export { PredictionFigure, votersText } from './prediction-figure';
