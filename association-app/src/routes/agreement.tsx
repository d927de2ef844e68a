import type { ConsoleAgreement } from '@syndication/contract/console-agreement/console-agreement.schemas';
import { useHost, useKeptKey } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, useLazyDialog } from '@syndication/shared-ui/core';

import { ConsolePage } from '../components/console-page';
import { ForStaff } from '../components/for-staff';
import { LoadState } from '../components/load-state';
import { agreementQuery } from '../features/agreement/api/agreement';
import { VersionList } from '../features/agreement/version-list';

/** Fetched when it is opened: the editor in it weighs more than the rest of the console. */
async function loadWriteDialog(agreement: ConsoleAgreement) {
  const { WriteDialog } = await import('../features/agreement/write-dialog');
  return {
    default: ({ onClose }: { onClose: () => void }) => (
      <WriteDialog agreement={agreement} onClose={onClose} />
    ),
  };
}

function Agreement() {
  const { api } = useHost();
  const keptKey = useKeptKey('console/agreement');
  const query = useQuery(agreementQuery(api));
  const { open, dialog } = useLazyDialog(keptKey, keptKey);
  const { data } = query;
  const hasDraft = data?.versions[0]?.isDraft === true;
  return (
    <ConsolePage
      title="Agreement"
      detail="What members accept before they see deals"
      actions={
        <Button disabled={!data} onClick={() => data && open(() => loadWriteDialog(data))}>
          {hasDraft ? 'Edit the draft' : 'Write the next version'}
        </Button>
      }
    >
      <LoadState query={query} label="Loading the agreement">
        {(agreement) => <VersionList {...agreement} />}
      </LoadState>
      {dialog}
    </ConsolePage>
  );
}

/** `/console/agreement`. */
export default function AgreementPage() {
  return (
    <ForStaff>
      <Agreement />
    </ForStaff>
  );
}
