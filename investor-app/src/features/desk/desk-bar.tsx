import { Button, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { memo } from 'react';

import { deskRecipe } from './desk.recipe';

interface StepButtonProps {
  name: string;
  /** Of the deal that it leads to; absent where there is none. */
  dealId: string | undefined;
  onGo: (id: string) => void;
}

const StepButton = memo(function StepButton({ name, dealId, onGo }: StepButtonProps) {
  return (
    <Button variant="outline" size="sm" disabled={!dealId} onClick={() => dealId && onGo(dealId)}>
      {name}
      <VisuallyHidden> deal</VisuallyHidden>
    </Button>
  );
});

export interface DeskBarProps {
  votedCount: number;
  count: number;
  isWhole: boolean;
  previousId: string | undefined;
  nextId: string | undefined;
  onGo: (id: string) => void;
}

/** The progress, and links to the previous and next deal. */
export const DeskBar = memo(function DeskBar(props: DeskBarProps) {
  const { votedCount, count, isWhole, previousId, nextId, onGo } = props;
  const styles = useSlotRecipe({ recipe: deskRecipe })();
  return (
    <chakra.div css={styles.bar}>
      <chakra.div css={styles.progress}>
        <span aria-live="polite">
          {isWhole && `${votedCount} of ${count} voted, ${count - votedCount} left`}
        </span>
        <chakra.div css={styles.track} aria-hidden>
          <chakra.div
            css={styles.filled}
            style={{ width: `${isWhole && count > 0 ? (100 * votedCount) / count : 0}%` }}
          />
        </chakra.div>
      </chakra.div>
      <chakra.nav css={styles.ways} aria-label="Deals to vote on">
        <StepButton name="Previous" dealId={previousId} onGo={onGo} />
        <StepButton name="Next" dealId={nextId} onGo={onGo} />
      </chakra.nav>
    </chakra.div>
  );
});
