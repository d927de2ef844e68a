import { chakra } from '@syndication/shared-ui/styling';
import type { DealPredictions } from '@syndication/contract/predictions/predictions.schemas';
import { startTransition, useOptimistic } from 'react';

import { presenterSwitchRecipe } from './presenter-switch.recipe';

const Frame = chakra('label', presenterSwitchRecipe);

export interface PresenterSwitchProps {
  deal: Pick<DealPredictions, 'companyName' | 'round'>;
  /** Settles once the choice is saved or rolled back; the switch shows it from the click on. */
  onChange: (isPresenter: boolean) => Promise<void> | void;
}

type RoundSwitchProps = Pick<PresenterSwitchProps, 'onChange'> & {
  companyName: string;
  round: NonNullable<DealPredictions['round']>;
};

function RoundSwitch({ companyName, round, onChange }: RoundSwitchProps) {
  const { isPresenter, isRoundClosed } = round;
  const [isShown, show] = useOptimistic(isPresenter);
  const choose = (isChosen: boolean) =>
    startTransition(async () => {
      show(isChosen);
      await onChange(isChosen);
    });
  return (
    <Frame>
      <input
        type="checkbox"
        role="switch"
        aria-label={`Presenter: ${companyName}`}
        checked={isShown}
        disabled={isRoundClosed && !isPresenter}
        onChange={(event) => choose(event.target.checked)}
      />
      Presenter
    </Frame>
  );
}

/** Chooses a deal's current round as a presenter, at once. A closed round cannot be chosen any more. */
export function PresenterSwitch({ deal: { companyName, round }, onChange }: PresenterSwitchProps) {
  if (!round) return null;
  return <RoundSwitch companyName={companyName} round={round} onChange={onChange} />;
}
