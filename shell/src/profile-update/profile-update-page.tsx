import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import { ApiError } from '@syndication/contract/http/api-error';
import {
  UPDATE_LINK_CHANGE_PARAMETER,
  UPDATE_LINK_PARAMETER,
} from '@syndication/contract/update-links/update-links.rules';
import type { UpdateLink } from '@syndication/contract/update-links/update-links.schemas';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import {
  describeConfirmation,
  describeListing,
} from '@syndication/contract/ventures/listing-text.rules';
import { freshness } from '@syndication/contract/ventures/venture-text.rules';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import {
  Alert,
  Box,
  Link,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  VisuallyHidden,
  focusIfLost,
} from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { QueryFailure } from '../outcomes/query-failure';
import { settings } from '../settings';
import { updateLinkQuery } from './api/get-update-link';
import { LinkState } from './link-state';
import { OpenLink } from './open-link';

function LinkSkeleton() {
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Your profile</h1>
      </VisuallyHidden>
      <SkeletonRegion label="Looking up the profile">
        <Stack gap="5">
          <Skeleton width="60%" height="9" />
          <Skeleton width="full" height="40" />
          <Skeleton width="full" height="64" />
        </Stack>
      </SkeletonRegion>
    </>
  );
}

/** The link is invalid, or its profile is gone. */
const isBroken = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function BrokenLink() {
  return (
    <>
      <PageHeader title="This link does not work" />
      <Alert status="warning">
        {`Part of its address is missing, or the profile no longer exists. Open it from the email again, or sign in and press “No Change” there. If that does not help, write to ${settings.supportEmail}.`}
      </Alert>
    </>
  );
}

/** What to say once the answer is saved. */
function thanksFor(before: UpdateLink, after: UpdateLink, answer: 'no-change' | 'round'): string {
  if (answer === 'no-change') return describeConfirmation(readVentureListing(before));
  const amount = after.round?.amount ?? null;
  const terms = [...(amount === null ? [] : [formatUsd(amount)]), after.round?.committed].join(
    ', ',
  );
  return `Thank you. Investors now see this: ${terms}. ${describeListing(readVentureListing(after))}`;
}

interface LinkedProfileProps {
  token: string;
  link: UpdateLink;
  onLinkChanged: () => void;
}

function LinkedProfile({ token, link, onLinkChanged }: LinkedProfileProps) {
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const [thanks, setThanks] = useState<string | null>(null);
  const { companyName, ownerName, ventureId, daysSinceUpdate, state } = link;
  return (
    <>
      <PageHeader
        title={companyName}
        detail={`Profile maintained by ${ownerName} · ${freshness(daysSinceUpdate)}`}
      />
      <Stack gap="5">
        {thanks !== null ? (
          <Alert status="success" title="Saved" tabIndex={-1} ref={focusIfLost}>
            {thanks}
          </Alert>
        ) : state === 'open' ? (
          <OpenLink
            token={token}
            link={link}
            isAboutRound={parameters.get(UPDATE_LINK_CHANGE_PARAMETER) === 'round'}
            onAnswered={(after, answer) => {
              setThanks(thanksFor(link, after, answer));
              queryClient.setQueryData(updateLinkQuery(token).queryKey, after);
            }}
            onLinkChanged={onLinkChanged}
          />
        ) : (
          <LinkState link={link} state={state} supportEmail={settings.supportEmail} />
        )}
        {state !== 'withdrawn' && (
          <Text tone="muted">
            Anything else?{' '}
            <Link asChild>
              <RouterLink to={`/profile/${ventureId}/edit`}>Edit the whole profile</RouterLink>
            </Link>
            . You will need to sign in.
            {state === 'open' &&
              ` If you are not ${ownerName}, this email was forwarded to you: please do not answer.`}
          </Text>
        )}
      </Stack>
    </>
  );
}

/** Answers a reminder without signing in, by the link of its mail. Opening the page changes nothing. */
export default function ProfileUpdatePage() {
  usePageTitle('Update a profile');
  const [parameters] = useSearchParams();
  const token = parameters.get(UPDATE_LINK_PARAMETER) ?? '';
  const link = useQuery({ ...updateLinkQuery(token), enabled: token !== '' });
  const isCut = token === '' || isBroken(link.error);
  return (
    <Box width="full" maxW="form" mx="auto">
      {link.isLoading && <LinkSkeleton />}
      {isCut && <BrokenLink />}
      {!isCut && <QueryFailure query={link} level={1} />}
      {link.data && (
        <LinkedProfile
          token={token}
          link={link.data}
          onLinkChanged={() => {
            void link.refetch();
          }}
        />
      )}
    </Box>
  );
}
