import { publishAgreement } from '@syndication/contract/console-agreement/console-agreement.calls';
import type { AgreementVersion } from '@syndication/contract/console-agreement/console-agreement.schemas';
import { Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { showCount } from '../../components/count';
import { useActions, type Action } from '../../components/use-actions';

export interface PublishDialogProps {
  version: AgreementVersion;
  /** How many are asked again. */
  members: number;
  onClose: () => void;
}

function whoIsAsked(members: number): string {
  if (members === 0) return 'New members are';
  return members === 1 ? 'One member is' : `All ${showCount(members)} members are`;
}

/** Says what publishing means, and does it. */
export function PublishDialog({ version, members, onClose }: PublishDialogProps) {
  const { isBusy, perform, outcome, proofDialog } = useActions();
  const { number, isDraft } = version;
  const publish: Action = {
    label: 'Publish',
    done: 'It is in force. Members will be asked to accept it on their next visit.',
    run: (api) =>
      api.call(publishAgreement, {
        params: { number: String(number) },
        body: { version: version.version },
        keepalive: true,
      }),
  };
  return (
    <>
      <Dialog
        isOpen
        size="sm"
        title={`Publish version ${number}?`}
        onClose={onClose}
        initialFocus="actions"
        actions={
          isDraft && (
            <>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button disabled={isBusy} onClick={() => void perform(publish)}>
                {publish.label}
              </Button>
            </>
          )
        }
      >
        <Stack gap="4">
          <Text>
            {whoIsAsked(members)} asked to accept it before they go on. Once published, it cannot be
            changed, but a later version can replace it.
          </Text>
          {outcome}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
