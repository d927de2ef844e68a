import { useHost, useInvestor, usePageTitle } from '@syndication/contract/host';
import { useNavigate } from '@syndication/contract/host/router';
import { NOT_FOUND_BUTTON, NOT_FOUND_TITLE } from '@syndication/contract/http/errors.rules';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { isGroupAdmin } from '@syndication/contract/predictions/predictions.rules';
import { Button, EmptyState } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

/** What the API answers to them too: the page is not there. */
function NotThere() {
  usePageTitle('Not found');
  const navigate = useNavigate();
  return (
    <EmptyState level={1} title={NOT_FOUND_TITLE}>
      <Button onClick={() => void navigate('/')}>{NOT_FOUND_BUTTON}</Button>
    </EmptyState>
  );
}

function RulesFirst() {
  const { openRules } = useHost();
  return (
    <EmptyState level={1} title="Predictions are shown once you have agreed to the rules">
      <Button onClick={openRules}>Read the rules</Button>
    </EmptyState>
  );
}

export interface ForGroupAdminProps {
  children: (group: SyndicationGroup) => ReactNode;
}

/** Shows a screen to admins of the active group; for everybody else it does not exist. */
export function ForGroupAdmin({ children }: ForGroupAdminProps) {
  const { activeGroup } = useHost();
  const { member } = useInvestor();
  if (!activeGroup || !isGroupAdmin(member, activeGroup.id)) return <NotThere />;
  if (member.isPolicyRead === 0) return <RulesFirst />;
  return children(activeGroup);
}
