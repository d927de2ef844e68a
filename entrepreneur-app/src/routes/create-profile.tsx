import { sharedQueryKeys, useEntrepreneur, useHost } from '@syndication/contract/host';
import { useQuery, useQueryClient } from '@syndication/contract/host/query';
import { Navigate, useNavigate } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useDeferredArrival } from '@syndication/shared-ui/core';
import { useCallback, useState } from 'react';

import { ApplicationPage, ApplicationSkeleton } from '../components/application-page';
import { QueryFailure } from '../components/query-failure';
import {
  useProfileDraft,
  type ProfileDraftKeeper,
} from '../features/profile-form/draft/use-profile-draft';
import { CreateProfileForm } from '../features/profile-form/create-profile-form';
import type { Nominator } from '../features/profile-form/profile-values';
import { ownVentureOptions } from '../features/venture/api/get-own-venture';
import { ownNominationOptions } from '../features/welcome/api/get-own-nomination';
import { JUST_CREATED } from '../features/venture/live-notice';

interface OnLoadProps {
  draft: ProfileDraftKeeper;
  venture: Venture | null;
  nomination: Nominator;
  readOwn: () => Promise<Venture | null>;
}

/** Decided once, on load (section 2): what is learned later must not take the form away. */
function CreateOnLoad({ draft, readOwn, ...loaded }: OnLoadProps) {
  const [{ venture, nomination }] = useState(loaded);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goToVenture = useCallback(
    (id: string) => {
      void queryClient.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
      void navigate(`/ventures/${id}`, { replace: true, state: JUST_CREATED });
    },
    [navigate, queryClient],
  );
  if (venture) return <Navigate to={`/ventures/${venture.id}`} replace />;
  if (nomination.groups.length === 0) return <Navigate to="/" replace />;
  return <CreateProfileForm {...{ draft, nomination, readOwn }} onCreated={goToVenture} />;
}

/** Creates the user's profile; users who have one, or are not nominated, are redirected. */
export default function CreateProfile() {
  const { api } = useHost();
  const { user } = useEntrepreneur();
  const queryClient = useQueryClient();
  const readOwn = async () => {
    const options = { ...ownVentureOptions(api, user.id), staleTime: 0 };
    const ventures = await queryClient.fetchQuery(options);
    return ventures.find(({ createdBy }) => createdBy === user.id) ?? null;
  };
  const venture = useQuery(ownVentureOptions(api, user.id));
  const nomination = useQuery(ownNominationOptions(api, user.email));
  const draft = useProfileDraft();
  const loaded = useDeferredArrival(
    venture.data !== undefined && nomination.data && draft
      ? { draft, venture: venture.data, nomination: nomination.data }
      : undefined,
  );
  return (
    <ApplicationPage>
      <QueryFailure query={venture} />
      <QueryFailure query={nomination} />
      {!loaded && !venture.isError && !nomination.isError && <ApplicationSkeleton />}
      {loaded && <CreateOnLoad {...loaded} readOwn={readOwn} />}
    </ApplicationPage>
  );
}
