import { useHost, useInvestor, usePageTitle } from '@syndication/contract/host';
import { useNavigate } from '@syndication/contract/host/router';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { isGroupAdmin } from '@syndication/contract/predictions/group-admin.rules';
import { NotFound } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

import { RulesFirst } from '../../components/rules-first';

/** What the API answers to them too: the page is not there. */
function NotThere() {
  usePageTitle('Not found');
  const navigate = useNavigate();
  return <NotFound onGoHome={() => void navigate('/')} />;
}

export interface ForGroupAdminProps {
  children: (group: SyndicationGroup) => ReactNode;
}

/** Shows a screen to admins of the active group; for everybody else it does not exist. */
export function ForGroupAdmin({ children }: ForGroupAdminProps) {
  const { activeGroup } = useHost();
  const { member } = useInvestor();
  if (!activeGroup || !isGroupAdmin(member, activeGroup.id)) return <NotThere />;
  if (member.isPolicyRead === 0) return <RulesFirst level={1} what="predictions" />;
  return children(activeGroup);
}
