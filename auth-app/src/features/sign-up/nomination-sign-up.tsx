import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { ApiError, describeFailure } from '@syndication/contract/http/api-error';
import {
  describeNominations,
  NOMINATION_LINK_DAYS,
  type NominationLinkState,
} from '@syndication/contract/nominations/nominations.rules';
import type { NominationLink } from '@syndication/contract/nominations/nominations.schemas';
import { Alert, ErrorPanel, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { useState, type ReactNode } from 'react';

import { AuthLink } from '../../components/auth-link';
import { AuthPanel } from '../../components/auth-panel';
import { PATHS } from '../../paths';
import { nominationLinkOptions } from './api/get-nomination-link';
import { NewLinkButton } from './new-link-button';
import { NominatedSignUpForm } from './nominated-sign-up-form';

const TITLES: Record<NominationLinkState, string> = {
  open: 'Create an account',
  account: 'Entrepreneur Sign In',
  expired: 'This link has expired',
  withdrawn: 'This nomination was withdrawn',
};

function LinkSkeleton() {
  return (
    <SkeletonRegion label="Looking up your nomination">
      <Stack gap="5">
        {Array.from({ length: 4 }, (_, field) => (
          <Stack key={field} gap="2">
            <Skeleton width="30%" />
            <Skeleton width="full" height="11" />
          </Stack>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

export interface NominationSignUpProps {
  token: string;
  /** The sign-in, if the link is opened again once there is an account. */
  signIn: (email: string) => ReactNode;
}

interface LinkAnswerProps extends NominationLink {
  token: string;
  onLinkChanged: () => void;
  signIn: NominationSignUpProps['signIn'];
}

/** What can be done with a link, by its state. */
function LinkAnswer({ state, email, token, onLinkChanged, signIn }: LinkAnswerProps) {
  const { settings } = useHost();
  if (state === 'withdrawn' || email === null) {
    return (
      <Alert status="warning">
        {`${email ?? 'The address that got this email'} is no longer nominated, so no account can be created with this link. Ask the investor who nominated you, or write to ${settings.supportEmail}.`}
      </Alert>
    );
  }
  if (state === 'open') {
    return <NominatedSignUpForm token={token} email={email} onLinkChanged={onLinkChanged} />;
  }
  if (state === 'account') return signIn(email);
  return (
    <Stack gap="5">
      <Alert status="warning">
        {`It was sent to ${email} more than ${NOMINATION_LINK_DAYS} days ago. The nomination is still valid: we can send a new link to the same address.`}
      </Alert>
      <NewLinkButton token={token} email={email} />
    </Stack>
  );
}

/** Neither signed here nor of the length of what is. */
const isBroken = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function BrokenLink() {
  const { settings } = useHost();
  return (
    <AuthPanel title="This link does not work">
      <Stack gap="5" align="flex-start">
        <Alert status="warning">
          {`Part of its address is missing. Open it from the email again, or copy the whole address. If that does not help, write to ${settings.supportEmail}.`}
        </Alert>
        <AuthLink to={PATHS.entrepreneurSignUp}>Create an account without the link</AuthLink>
      </Stack>
    </AuthPanel>
  );
}

/** The state of a link is no user data: it stays when a failed sign-in empties the cache. */
function useNominationLink(token: string) {
  const { api } = useHost();
  const { data, ...link } = useQuery(nominationLinkOptions(api, token));
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  return { ...link, data: data ?? known };
}

/** The sign-up of someone who comes from a nomination's mail: the link knows who was nominated, where and by whom. */
export function NominationSignUp({ token, signIn }: NominationSignUpProps) {
  const link = useNominationLink(token);
  const state = link.data?.state ?? 'open';
  const isAboutSomebody = state === 'open' || state === 'account';
  if (isBroken(link.error)) return <BrokenLink />;
  const failure = link.isError ? describeFailure(link.error) : null;
  return (
    <AuthPanel
      title={TITLES[state]}
      intro={isAboutSomebody && link.data ? describeNominations(link.data.nominations) : undefined}
      footer={
        state !== 'account' && (
          <AuthLink to={PATHS.entrepreneurSignIn}>Already have an account?</AuthLink>
        )
      }
    >
      {failure && (
        <ErrorPanel
          status={failure.status}
          title={failure.title}
          isRetrying={link.isFetching}
          onRetry={() => {
            void link.refetch();
          }}
        >
          {failure.text}
        </ErrorPanel>
      )}
      {link.isLoading && !link.data && <LinkSkeleton />}
      {link.data && (
        <LinkAnswer
          {...link.data}
          token={token}
          signIn={signIn}
          onLinkChanged={() => void link.refetch()}
        />
      )}
    </AuthPanel>
  );
}
