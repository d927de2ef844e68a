import { useQuery } from '@tanstack/react-query';

import type { Account } from '@syndication/contract/account-security/account-security.schemas';
import type { EntrepreneurSession, InvestorSession } from '@syndication/contract/host';
import { IDENTITY_PROVIDER_NAMES } from '@syndication/contract/identity-providers/identity-providers.rules';
import { Grid, Heading, PageHeader, Panel, Stack, Text } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { DigestPanel } from '../digests/digest-panel';
import { QueryFailure } from '../outcomes/query-failure';
import { AccountSkeleton } from './account-skeleton';
import { accountQuery } from './api/get-account';
import { ChangePasswordForm } from './change-password-form';
import { MailPanel } from './mail-panel';
import { OwnDataPanel } from './own-data-panel';
import { PasskeysPanel } from './passkeys-panel';
import { SignedInPlaces } from './signed-in-places';

function Password({ hasPassword, email, providers }: Account) {
  const names = providers.map((provider) => IDENTITY_PROVIDER_NAMES[provider]).join(' and ');
  return (
    <>
      <Heading size="md" mb={hasPassword ? '4' : '1'}>
        Password
      </Heading>
      {hasPassword ? (
        <ChangePasswordForm email={email} />
      ) : (
        <Text tone="muted">
          You have no password here. You sign in with {names || 'an outside account'}.
        </Text>
      )}
    </>
  );
}

interface AccountPanelsProps {
  isEntrepreneur: boolean;
  hasGroups: boolean;
}

function AccountPanels({ isEntrepreneur, hasGroups }: AccountPanelsProps) {
  const query = useQuery(accountQuery);
  const { data, error, isFetching } = query;
  if (!data) {
    return (
      <Panel kind="sheet">
        {error && !isFetching ? <QueryFailure query={query} /> : <AccountSkeleton />}
      </Panel>
    );
  }
  return (
    <Grid
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }}
    >
      <Stack gap="6">
        <Panel kind="sheet">
          <SignedInPlaces places={data.places} />
        </Panel>
        <Panel kind="sheet">
          <PasskeysPanel device={data.places[0]?.device ?? null} />
        </Panel>
        {isEntrepreneur && <MailPanel email={data.email} />}
        {hasGroups && <DigestPanel />}
      </Stack>
      <Stack gap="6">
        <Panel kind="sheet">
          <Password {...data} />
        </Panel>
        <Panel kind="sheet">
          <OwnDataPanel isEntrepreneur={isEntrepreneur} />
        </Panel>
      </Stack>
    </Grid>
  );
}

export interface AccountPageProps {
  session: InvestorSession | EntrepreneurSession;
}

/** Where the account is signed in, and its password: beyond the specification, for every role. */
export default function AccountPage({ session }: AccountPageProps) {
  usePageTitle('Your account');
  const { name, email } = session.role === 'investor' ? session.member : session.user;
  return (
    <>
      <PageHeader title="Your account" detail={`${name} · ${email}`} />
      <AccountPanels
        isEntrepreneur={session.role === 'entrepreneur'}
        hasGroups={session.role === 'investor' && session.member.syndicationGroups.length > 0}
      />
    </>
  );
}
