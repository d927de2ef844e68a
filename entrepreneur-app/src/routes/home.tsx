import { useEntrepreneur, useHost } from '@syndication/contract/host';
import { PageHeader, VisuallyHidden } from '@syndication/shared-ui/core';
import { VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';
import { useQuery } from '@syndication/contract/host/query';

import { QueryFailure } from '../components/query-failure';
import { ownVentureOptions } from '../features/venture/api/get-own-venture';
import { OwnHeader } from '../features/venture/own-header';
import { OwnVenture } from '../features/venture/own-venture';
import { ownNominationOptions } from '../features/welcome/api/get-own-nomination';
import { WelcomeCard, type Nomination } from '../features/welcome/welcome-card';

/** Shown below the greeting while there is no venture; until that is known, a text that is true in any case. */
function describeStart(nomination: Nomination | undefined): string {
  return nomination && nomination.groups.length > 0
    ? 'You are nominated. Your profile is one form away.'
    : 'Your profile starts with a nomination.';
}

/** The user's venture, or what to do without one (section 2). */
export function Home() {
  const { api, settings } = useHost();
  const { user } = useEntrepreneur();
  const venture = useQuery(ownVentureOptions(api, user.id));
  const hasNoVenture = venture.data === null;
  const nomination = useQuery({
    ...ownNominationOptions(api, user.email),
    enabled: hasNoVenture,
  });
  const isLoading = venture.isLoading || nomination.isLoading;
  return (
    <>
      {hasNoVenture ? (
        <PageHeader title={`Welcome, ${user.firstName}`} detail={describeStart(nomination.data)} />
      ) : (
        <OwnHeader venture={venture.data ?? undefined} firstName={user.firstName} />
      )}
      {!hasNoVenture && !venture.data && (
        <VisuallyHidden asChild>
          <h1>Your profile</h1>
        </VisuallyHidden>
      )}
      <QueryFailure query={venture} />
      <QueryFailure query={nomination} />
      {isLoading && <VentureProfileSkeleton />}
      {venture.data && <OwnVenture venture={venture.data} />}
      {hasNoVenture && nomination.data && (
        <WelcomeCard
          nomination={nomination.data}
          email={user.email}
          supportEmail={settings.supportEmail}
        />
      )}
    </>
  );
}
