import { Link as RouterLink, useLocation } from 'react-router-dom';

import { toOwnPath } from '@syndication/contract/host/paths';
import { ButtonLink, PageHeader, Panel, Stack, Text } from '@syndication/shared-ui/core';

import { AgreementText } from '../agreement/agreement-text';
import { usePageTitle } from '../chrome/use-page-title';
import { MemberRules } from '../policy/member-rules';
import { useSessionStore } from '../session/session-store';

/** The way back to the welcome dialog, for a member who has yet to agree: it waits on every other page. */
function BackToWelcome() {
  const location = useLocation();
  const { from } = (location.state ?? {}) as { from?: unknown };
  return (
    <Stack gap="3" align="flex-start" borderTopWidth="1px" borderColor="border" pt="6">
      <Text>You have not agreed to this version yet. Agree to these rules to see the deals.</Text>
      <ButtonLink asChild>
        <RouterLink to={toOwnPath(from)}>Go back and agree</RouterLink>
      </ButtonLink>
    </Stack>
  );
}

/** The full view of rules and agreement (section 2). */
export default function Etiquette() {
  usePageTitle('Rules and agreement');
  const session = useSessionStore((state) => state.session);
  const isDue = session.role === 'investor' && session.member.isPolicyRead === 0;
  return (
    <>
      <PageHeader title="Rules and agreement" />
      <Panel maxW="prose" display="grid" gap="6">
        <MemberRules />
        <AgreementText />
        {isDue && <BackToWelcome />}
      </Panel>
    </>
  );
}
