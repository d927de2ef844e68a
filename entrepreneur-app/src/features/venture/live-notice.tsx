import { Link as RouterLink, useLocation } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Box, Link } from '@syndication/shared-ui/core';

/** State of the location that shows a profile right after it was created. */
export const JUST_CREATED = { isJustCreated: true } as const;

export function useIsJustCreated(): boolean {
  const { state } = useLocation() as { state: Partial<typeof JUST_CREATED> | null };
  return state?.isJustCreated === true;
}

const groupList = new Intl.ListFormat('en');

/** Shown above the new profile: who can see it now, and that this is what they see. */
export function LiveNotice({ venture }: { venture: Venture }) {
  const groups = venture.nominations.map(({ syndicationGroup }) => syndicationGroup.title);
  const count = groups.length === 1 ? '1 group' : `${groups.length} groups`;
  return (
    <Box mb="6">
      <Alert status="success" title={`${venture.companyName} is live in ${count}`}>
        {`This is how investors in ${groupList.format(groups)} see it. `}
        <Link asChild>
          <RouterLink to="/">Go to your home page</RouterLink>
        </Link>{' '}
        to see votes and how long it stays listed.
      </Alert>
    </Box>
  );
}
