import { chakra } from '@chakra-ui/react';
import type { DealPredictions } from '@syndication/contract/predictions/predictions.schemas';

import { presenterSwitchRecipe } from './presenter-switch.recipe';

const Frame = chakra('label', presenterSwitchRecipe);

export interface PresenterSwitchProps {
  deal: Pick<DealPredictions, 'companyName' | 'round'>;
  onChange: (isPresenter: boolean) => void;
}

/** Chooses a deal's current round as a presenter, at once. A closed round cannot be chosen any more. */
export function PresenterSwitch({ deal: { companyName, round }, onChange }: PresenterSwitchProps) {
  if (!round) return null;
  const { isPresenter, isRoundClosed } = round;
  return (
    <Frame>
      <input
        type="checkbox"
        role="switch"
        aria-label={`Presenter: ${companyName}`}
        checked={isPresenter}
        disabled={isRoundClosed && !isPresenter}
        onChange={(event) => onChange(event.target.checked)}
      />
      Presenter
    </Frame>
  );
}
