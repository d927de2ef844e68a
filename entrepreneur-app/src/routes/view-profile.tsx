import { useEntrepreneur, useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Navigate } from '@syndication/contract/host/router';
import { Box, Flex, Text, VisuallyHidden } from '@syndication/shared-ui/core';
import { VentureProfile, VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { QueryFailure } from '../components/query-failure';
import { ownVentureOptions } from '../features/venture/api/get-own-venture';
import { EditProfileLink } from '../features/venture/edit-profile-link';
import { UnseenNotice, whyUnseen } from '../features/venture/unseen-notice';

/** Only the user's profile as investors see it; without one, home says what to do. */
export default function ViewProfile() {
  const { api } = useHost();
  const { user } = useEntrepreneur();
  const venture = useQuery(ownVentureOptions(api, user.id));
  if (venture.data === null) return <Navigate to="/" replace />;
  if (venture.data) {
    const isUnseen = whyUnseen(venture.data) !== null;
    return (
      <>
        <Flex justify="space-between" align="center" gap="4" mb="6">
          <Text tone="muted">
            {isUnseen
              ? 'This is your profile as investors would see it.'
              : 'This is how investors see your profile.'}
          </Text>
          <EditProfileLink venture={venture.data} />
        </Flex>
        {isUnseen && (
          <Box mb="6">
            <UnseenNotice venture={venture.data} />
          </Box>
        )}
        <VentureProfile venture={venture.data} level={1} />
      </>
    );
  }
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Your profile</h1>
      </VisuallyHidden>
      <QueryFailure query={venture} />
      {venture.isLoading && <VentureProfileSkeleton />}
    </>
  );
}
