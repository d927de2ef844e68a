import { PageHeader, Panel } from '@syndication/shared-ui/core';

import { AgreementText } from '../agreement/agreement-text';
import { MemberRules } from '../policy/member-rules';
import { usePageTitle } from '../chrome/use-page-title';

/** The full view of rules and agreement (section 2). */
export default function Etiquette() {
  usePageTitle('Rules and agreement');
  return (
    <>
      <PageHeader title="Rules and agreement" />
      <Panel maxW="prose" display="grid" gap="6">
        <MemberRules />
        <AgreementText />
      </Panel>
    </>
  );
}
