import { Button, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { deskRecipe } from './desk.recipe';
import type { Desk } from './use-desk';

/** How far one has come, and the ways to the deals before and after. */
export function DeskBar({ desk, isWhole }: { desk: Desk; isWhole: boolean }) {
  const { count, leftCount, previous, next, goTo } = desk;
  const styles = useSlotRecipe({ recipe: deskRecipe })();
  const votedCount = count - leftCount;
  return (
    <chakra.div css={styles.bar}>
      <chakra.div css={styles.progress}>
        <span aria-live="polite">
          {isWhole && `${votedCount} of ${count} voted, ${leftCount} left`}
        </span>
        <chakra.div css={styles.track} aria-hidden>
          <chakra.div
            css={styles.filled}
            style={{ width: `${isWhole && count > 0 ? (100 * votedCount) / count : 0}%` }}
          />
        </chakra.div>
      </chakra.div>
      <chakra.nav css={styles.ways} aria-label="Deals to vote on">
        <Button
          variant="outline"
          size="sm"
          disabled={!previous}
          onClick={() => previous && goTo(previous.id)}
        >
          Previous<VisuallyHidden> deal</VisuallyHidden>
        </Button>
        <Button variant="outline" size="sm" disabled={!next} onClick={() => next && goTo(next.id)}>
          Next<VisuallyHidden> deal</VisuallyHidden>
        </Button>
      </chakra.nav>
    </chakra.div>
  );
}
