import type { AdjustedEstimate } from '@syndication/contract/predictions/predictions.schemas';

/** `52% (38–66%)`, or with few votes `52% (votes 25–100%)`. */
export const adjustedText = ({ percent, low, high, isInterval }: AdjustedEstimate): string =>
  `${percent}% (${isInterval ? '' : 'votes '}${low}–${high}%)`;
