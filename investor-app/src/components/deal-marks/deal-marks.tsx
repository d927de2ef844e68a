import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { chakra } from '@syndication/shared-ui/styling';

import { dealMarksRecipe } from './deal-marks.recipe';
import { marksOf } from './marks-of';

const Frame = chakra('span', dealMarksRecipe);

/** The marks without their look, for a list whose wrapper has it (`dealMarkStyles`). */
export const DealMarksContent = ({ deal }: { deal: Venture }) =>
  marksOf(deal).map(({ is, text }) => (
    <span key={is} className={`deal-mark is-${is}`}>
      {text}
    </span>
  ));

/** New, Changed, Closing soon: why a deal needs attention since the last visit. */
export function DealMarks({ deal }: { deal: Venture }) {
  if (marksOf(deal).length === 0) return null;
  return (
    <Frame>
      <DealMarksContent deal={deal} />
    </Frame>
  );
}
