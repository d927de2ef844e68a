import type { GroupPredictions } from '@syndication/contract/predictions/predictions.schemas';

import { PrintPage } from '../../components/print-page';

export interface PrintPredictionsProps {
  /** With its deals in the order of the screen. */
  predictions: GroupPredictions;
  /** That order, in words. */
  order: string;
}

/** Print, and what is printed: all deals of the group, presenters first. */
export function PrintPredictions({ predictions, order }: PrintPredictionsProps) {
  return (
    <PrintPage
      audience={`For admins of ${predictions.group.title} only.`}
      renderSheet={({ PredictionsPrint }, confidentiality) => (
        <PredictionsPrint
          predictions={predictions}
          order={order}
          confidentiality={confidentiality}
        />
      )}
    />
  );
}
