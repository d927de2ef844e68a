import { useHost } from '@syndication/contract/host';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Link, Stack, Text } from '@syndication/shared-ui/core';

/** Why no investor sees a profile, however fresh it is; null when only its dates decide. */
export function whyUnseen({ hiddenReason, nominations }: Venture): 'hidden' | 'no-group' | null {
  if (hiddenReason !== null) return 'hidden';
  return nominations.length === 0 ? 'no-group' : null;
}

const TITLES = {
  hidden: 'The association has taken your profile from its lists',
  'no-group': 'Your profile is in no group',
};

const ADVICE = {
  hidden: 'Write to the association when this is settled:',
  'no-group': 'To be listed, ask your nominating investor to nominate you again, or write to',
};

/** Says that no investor sees the profile, and whom to ask; nothing while they do. */
export function UnseenNotice({ venture }: { venture: Venture }) {
  const { supportEmail } = useHost().settings;
  const reason = whyUnseen(venture);
  if (!reason) return null;
  return (
    <Alert status="warning" title={TITLES[reason]}>
      <Stack gap="2">
        {venture.hiddenReason !== null && <Text>{venture.hiddenReason}</Text>}
        <Text>
          Your profile and its votes are kept. {ADVICE[reason]}{' '}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
        </Text>
      </Stack>
    </Alert>
  );
}
