import { useHost, useInvestor } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import {
  isGroupAdmin,
  PREDICTIONS_PATH,
} from '@syndication/contract/predictions/predictions.rules';
import { ButtonLink } from '@syndication/shared-ui/core';

/** The way to the predictions, for admins of the active group alone. */
export function PredictionsLink() {
  const { activeGroup } = useHost();
  const { member } = useInvestor();
  if (!isGroupAdmin(member, activeGroup?.id)) return null;
  return (
    <ButtonLink asChild variant="outline">
      <RouterLink to={PREDICTIONS_PATH}>Predictions</RouterLink>
    </ButtonLink>
  );
}
