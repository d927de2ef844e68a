import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';

import type { InvestorSession } from '@syndication/contract/host';
import { acceptPolicy } from '@syndication/contract/members/members.calls';
import { Button, Link, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { api } from '../session/api';
import { useSessionStore } from '../session/session-store';
import { settings } from '../settings';
import { MemberRules } from './member-rules';
import { usePolicyDialog } from './policy-store';

/**
 * Welcome and rules (section 2): blocks until the member agrees; the Rules link reopens it, and Agree
 * then only closes it. A failure to save is logged, nothing more (section 8).
 */
export default function WelcomeDialog({ session }: { session: InvestorSession }) {
  const queryClient = useQueryClient();
  const close = usePolicyDialog((state) => state.close);
  const markAccepted = useSessionStore((state) => state.acceptPolicy);
  const { email, isPolicyRead, firstName } = session.member;
  const accept = useMutation({
    mutationFn: () => api.call(acceptPolicy, { body: { isPolicyRead: 1, email } }),
    onSuccess: () => {
      markAccepted();
      // Whatever was refused for want of the policy is asked for again.
      void queryClient.invalidateQueries();
      close();
    },
    onError: (error) => console.warn('The policy could not be saved.', error),
  });
  const isBlocking = isPolicyRead === 0;

  return (
    <Dialog
      isOpen
      title={`Welcome to ${settings.brand}, ${firstName}`}
      isBlocking={isBlocking}
      onClose={close}
      actions={
        <Button
          disabled={accept.isPending}
          onClick={() => (isBlocking ? accept.mutate() : close())}
        >
          Agree
        </Button>
      }
    >
      <Stack gap="4">
        <Text>Members keep these rules, so that deals find money and nobody is misled:</Text>
        <MemberRules />
        <Text>
          The information on this platform is highly confidential and must not be shared outside
          your syndication group. The agreement is non-binding.
        </Text>
        <Text>
          <Link asChild>
            <RouterLink to="/etiquette" onClick={close}>
              Read the full agreement
            </RouterLink>
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
