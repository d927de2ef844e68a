import { Link as RouterLink } from '@syndication/contract/host/router';
import { Alert, Box, ButtonLink, Link, Panel, Stack, Text } from '@syndication/shared-ui/core';

export interface Nomination {
  groups: readonly string[];
  investorName: string | null;
  investorEmail: string | null;
}

export interface WelcomeCardProps {
  nomination: Nomination;
  /** The user's own address: nominations are made for it. */
  email: string;
  supportEmail: string;
}

function NominationNote({ groups, investorName, investorEmail }: Nomination) {
  return (
    <>
      <Text>
        {investorName ?? 'An investor'} nominated you to{' '}
        {groups.length === 1 ? 'this syndication group' : 'these syndication groups'}:
      </Text>
      <Box as="ul" ps="5" listStyleType="disc">
        {groups.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </Box>
      <Text>
        Have a link to your pitch deck ready, and the amount, valuation and terms of your round.
        Investors see the profile as soon as you have created it.
      </Text>
      <Box>
        <ButtonLink asChild>
          <RouterLink to="/create-profile">Create Profile</RouterLink>
        </ButtonLink>
      </Box>
      {investorEmail && (
        <Text tone="muted" size="sm">
          Questions? Write to <Link href={`mailto:${investorEmail}`}>{investorEmail}</Link>.
        </Text>
      )}
    </>
  );
}

/** What an entrepreneur without a venture finds (section 2). */
export function WelcomeCard({ nomination, email, supportEmail }: WelcomeCardProps) {
  return (
    <Panel aria-label="Welcome" maxW="form">
      <Stack gap="4">
        {nomination.groups.length > 0 ? (
          <NominationNote {...nomination} />
        ) : (
          <>
            <Alert status="warning">
              You cannot create a profile because you are not nominated.
            </Alert>
            <Text>
              Ask an investor of a syndication group to nominate {email}. If you were nominated with
              another address, write to <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  );
}
