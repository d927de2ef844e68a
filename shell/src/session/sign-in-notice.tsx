import { useEffect } from 'react';

import { Alert, Box } from '@syndication/shared-ui/core';

import { useSessionStore } from './session-store';
import { useSignInReason } from './sign-in-reason';

/** Says above the sign-in why it is shown. For screen readers, the page's title says it. */
export function SignInNotice() {
  const reason = useSignInReason();
  const markEndReasonShown = useSessionStore((state) => state.markEndReasonShown);
  useEffect(() => {
    if (reason) markEndReasonShown();
  }, [reason, markEndReasonShown]);
  return (
    reason && (
      <Box mb="8">
        <Alert status="info" role="note">
          {reason}
        </Alert>
      </Box>
    )
  );
}
