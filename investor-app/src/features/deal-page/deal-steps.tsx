import { Link as RouterLink } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Button, ButtonLink, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { BackToDeals, useFromDeals, type FromDeals } from '../../components/back-to-deals';
import { dealStepsRecipe } from './deal-steps.recipe';
import { useDealKeys } from './use-deal-keys';
import type { Neighbours } from './use-neighbours';

interface StepProps {
  to: Venture | null;
  /** Replaces the label on a phone. */
  sign?: string;
  label: string;
  shortcut: string;
  state: FromDeals;
}

function Step({ to, label, sign, shortcut, state }: StepProps) {
  const styles = useSlotRecipe({ recipe: dealStepsRecipe })();
  const words = (
    <>
      {sign && (
        <chakra.span css={styles.sign} aria-hidden>
          {sign}
        </chakra.span>
      )}
      <chakra.span css={sign ? styles.words : {}}>{label}</chakra.span>
    </>
  );
  if (!to) {
    return (
      <Button variant="outline" size="sm" disabled>
        {words}
        <VisuallyHidden> deal</VisuallyHidden>
      </Button>
    );
  }
  return (
    <ButtonLink asChild variant="outline" size="sm" aria-keyshortcuts={shortcut}>
      <RouterLink to={`/ventures/${to.id}`} state={state}>
        {words}
        <VisuallyHidden> {to.companyName}</VisuallyHidden>
      </RouterLink>
    </ButtonLink>
  );
}

export interface DealStepsProps {
  /** Of the deal that is shown. */
  id: string;
  /** Null until the list is known, and for deals that are not on it. */
  neighbours: Neighbours | null;
}

/** From the deal back to its place in the list, and on to the deals beside it. */
export function DealSteps({ id, neighbours }: DealStepsProps) {
  const styles = useSlotRecipe({ recipe: dealStepsRecipe })();
  const state = useFromDeals();
  useDealKeys(neighbours, state);
  return (
    <chakra.nav css={styles.root} aria-label="Deals">
      <BackToDeals at={{ deal: id, page: neighbours?.page }} />
      {neighbours && (
        <chakra.div css={styles.steps}>
          <Step to={neighbours.previous} label="Previous" sign="‹" shortcut="k" state={state} />
          <chakra.span css={styles.place}>
            {neighbours.place} of {neighbours.count}
          </chakra.span>
          <Step to={neighbours.next} label="Next" sign="›" shortcut="j" state={state} />
          {neighbours.nextWithoutVote && (
            <Step
              to={neighbours.nextWithoutVote}
              label="Next without a vote"
              shortcut="n"
              state={state}
            />
          )}
        </chakra.div>
      )}
    </chakra.nav>
  );
}
