import { useHost } from '@syndication/contract/host';
import { useQuery, useQueryClient } from '@syndication/contract/host/query';
import { useParams } from '@syndication/contract/host/router';

import { ApplicationPage, ApplicationSkeleton } from '../components/application-page';
import { QueryFailure } from '../components/query-failure';
import { isUnknown, UnknownVenture } from '../components/unknown-venture';
import { useProfileDraft } from '../features/profile-form/draft/use-profile-draft';
import { EditProfileForm } from '../features/profile-form/edit-profile-form';
import { ventureOptions } from '../features/venture/api/get-venture';

/** Edits the own profile; any other is not found. */
export default function EditProfile() {
  const { id = '' } = useParams();
  const { api } = useHost();
  const queryClient = useQueryClient();
  const options = ventureOptions(api, id);
  // A form over yesterday's answer would be refused when it is sent.
  const venture = useQuery({ ...options, refetchOnMount: 'always' });
  const draft = useProfileDraft();
  if (isUnknown(venture.error)) return <UnknownVenture />;
  const isFresh = venture.isFetchedAfterMount && venture.data !== undefined;
  return (
    <ApplicationPage>
      <QueryFailure query={venture} />
      {(!isFresh || !draft) && !venture.isError && <ApplicationSkeleton />}
      {isFresh && draft && (
        <EditProfileForm
          key={id}
          draft={draft}
          venture={venture.data}
          readLatest={() => queryClient.fetchQuery({ ...options, staleTime: 0 })}
          onSaved={(saved) => queryClient.setQueryData(options.queryKey, saved)}
        />
      )}
    </ApplicationPage>
  );
}
