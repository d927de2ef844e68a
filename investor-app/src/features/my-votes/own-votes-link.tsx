import { Link as RouterLink } from '@syndication/contract/host/router';
import { OWN_VOTES_PATH } from '@syndication/contract/member-deals/member-deals.rules';
import { ButtonLink } from '@syndication/shared-ui/core';

/** The way to the member's own votes. */
export function OwnVotesLink() {
  return (
    <ButtonLink asChild variant="outline">
      <RouterLink to={OWN_VOTES_PATH}>My votes</RouterLink>
    </ButtonLink>
  );
}
