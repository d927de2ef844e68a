import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';

import { predictionScaleRecipe } from './prediction-scale.recipe';

/** The percentages that a vote can have, from the lowest. */
const TICKS = Object.values(VOTE_WEIGHTS)
  .filter((weight) => weight !== null)
  .sort((a, b) => a - b);

/** Where the average (0 to 100) lies between the choices; it is written beside, so only drawn here. */
export function PredictionScale({ percent }: { percent: number }) {
  const styles = useSlotRecipe({ recipe: predictionScaleRecipe })();
  return (
    <div aria-hidden>
      <chakra.div css={styles.track}>
        <chakra.div css={styles.fill} style={{ width: `${percent}%` }} />
        <chakra.div css={styles.needle} style={{ insetInlineStart: `${percent}%` }} />
      </chakra.div>
      <chakra.div css={styles.ticks}>
        {TICKS.map((tick) => (
          <chakra.span key={tick} css={styles.tick} style={{ insetInlineStart: `${tick}%` }}>
            {tick}%
          </chakra.span>
        ))}
      </chakra.div>
    </div>
  );
}
