import { useHost } from '@syndication/contract/host';
import { useQuery, useQueryClient } from '@syndication/contract/host/query';
import { useParams } from '@syndication/contract/host/router';
import { Box, Panel, useDeferredArrival } from '@syndication/shared-ui/core';

import { ApplicationPage, ApplicationSkeleton } from '../components/application-page';
import { QueryFailure } from '../components/query-failure';
import { isUnknown, UnknownVenture } from '../components/unknown-venture';
import { useProfileDraft } from '../features/profile-form/draft/use-profile-draft';
import { EditProfileForm } from '../features/profile-form/edit-profile-form';
import { ventureOptions } from '../features/venture/api/get-venture';
import { ListingAnswer } from '../features/venture/listing-answer';
import { UnseenNotice, whyUnseen } from '../features/venture/unseen-notice';

/** Edits the user's own profile; any other is not found. */
export default function EditProfile() {
  const { id = '' } = useParams();
  const { api } = useHost();
  const queryClient = useQueryClient();
  const options = ventureOptions(api, id);
  // A form over yesterday's answer would be refused when it is sent.
  const venture = useQuery({ ...options, refetchOnMount: 'always' });
  const draft = useProfileDraft();
  const loaded = useDeferredArrival(
    venture.isFetchedAfterMount && venture.data && draft
      ? { draft, venture: venture.data }
      : undefined,
  );
  const current = venture.data ?? loaded?.venture;
  if (isUnknown(venture.error)) return <UnknownVenture />;
  return (
    <ApplicationPage purpose="You are editing the profile that investors see.">
      <QueryFailure query={venture} />
      {!loaded && !venture.isError && <ApplicationSkeleton />}
      {loaded && current && (
        <>
          <Box mb="5">
            {whyUnseen(current) ? (
              <UnseenNotice venture={current} />
            ) : (
              <Panel aria-label="Your listing">
                <ListingAnswer venture={current} />
              </Panel>
            )}
          </Box>
          <EditProfileForm
            key={id}
            {...loaded}
            readLatest={() => queryClient.fetchQuery({ ...options, staleTime: 0 })}
            onSaved={(saved) => queryClient.setQueryData(options.queryKey, saved)}
          />
        </>
      )}
    </ApplicationPage>
  );
}
