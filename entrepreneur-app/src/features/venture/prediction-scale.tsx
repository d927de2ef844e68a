import { chakra } from '@syndication/shared-ui/styling';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/votes.rules';

import { predictionScaleRecipe } from './prediction-scale.recipe';

const Frame = chakra('div', predictionScaleRecipe);

/** Percents that a vote can stand for, from the lowest. */
const TICKS = Object.values(VOTE_WEIGHTS)
  .filter((weight) => weight !== null)
  .sort((a, b) => a - b);

/** Where the average (0 to 100) lies between the choices; it is written beside, so only drawn here. */
export function PredictionScale({ percent }: { percent: number }) {
  return (
    <Frame aria-hidden>
      <div className="track">
        <div className="fill" style={{ width: `${percent}%` }} />
        <div className="needle" style={{ insetInlineStart: `${percent}%` }} />
      </div>
      <div className="ticks">
        {TICKS.map((tick) => (
          <span key={tick} className="tick" style={{ insetInlineStart: `${tick}%` }}>
            {tick}%
          </span>
        ))}
      </div>
    </Frame>
  );
}
