import { useHost, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { useParams } from '@syndication/contract/host/router';
import { Flex, VisuallyHidden } from '@syndication/shared-ui/core';
import { VentureProfile, VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { QueryFailure } from '../components/query-failure';
import { isUnknown, UnknownVenture } from '../components/unknown-venture';
import { ventureOptions } from '../features/venture/api/get-venture';
import { EditProfileLink } from '../features/venture/edit-profile-link';
import { LiveNotice, useIsJustCreated } from '../features/venture/live-notice';
import { OwnVenture } from '../features/venture/own-venture';

/** The user's venture at its URL; any other is not found. */
export default function VenturePage() {
  const { id = '' } = useParams();
  const { api } = useHost();
  const wasJustCreated = useIsJustCreated();
  const venture = useQuery(ventureOptions(api, id));
  usePageTitle(venture.data?.companyName);
  // A reload and Back show the same entry of the history again, whatever has become of the profile since.
  const isJustCreated = wasJustCreated && venture.data?.dealStatus === 'active';
  if (isUnknown(venture.error)) return <UnknownVenture />;
  return (
    <>
      {!venture.data && (
        <VisuallyHidden asChild>
          <h1>Your profile</h1>
        </VisuallyHidden>
      )}
      <QueryFailure query={venture} />
      {venture.isLoading && <VentureProfileSkeleton />}
      {venture.data && (
        <>
          {isJustCreated && <LiveNotice venture={venture.data} />}
          <Flex justify="flex-end" mb="4">
            <EditProfileLink venture={venture.data} />
          </Flex>
          {isJustCreated ? (
            <VentureProfile venture={venture.data} level={1} />
          ) : (
            <OwnVenture venture={venture.data} />
          )}
        </>
      )}
    </>
  );
}
