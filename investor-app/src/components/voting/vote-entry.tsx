import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { isUnanswered } from '@syndication/contract/ventures/deal-tabs.rules';
import { VOTE_DESK_PATH } from '@syndication/contract/votes/votes.rules';
import { ButtonLink } from '@syndication/shared-ui/core';

import { dealsQuery } from '../deal-data/get-deals';
import { isOpenForVotes } from './is-open-for-votes';

/** The way to the voting desk: `Vote on 22 deals`. Not there when no deal waits for a vote. */
export function VoteEntry() {
  const { api, activeGroup } = useHost();
  const hasAgreed = useInvestor().member.isPolicyRead === 1;
  const { data: deals } = useQuery({
    ...dealsQuery(api, activeGroup?.id ?? null),
    enabled: hasAgreed,
  });
  const count = deals?.filter((deal) => isUnanswered(deal) && isOpenForVotes(deal)).length;
  if (!hasAgreed || count === 0) return null;
  return (
    <ButtonLink asChild variant="accent">
      <RouterLink to={VOTE_DESK_PATH}>
        {/* As wide as the loaded link: nothing beside it moves. */}
        {count === undefined
          ? 'Vote on the deals'
          : `Vote on ${count} deal${count === 1 ? '' : 's'}`}
      </RouterLink>
    </ButtonLink>
  );
}
