import {
  groupSettingsSchema,
  type ConsoleGroup,
} from '@syndication/contract/console-groups/console-groups.schemas';
import type { GroupKind } from '@syndication/contract/console-groups/console-groups.rules';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { DEFAULT_MIN_BALLOTS, type MinBallots } from '@syndication/contract/votes/snapshots.rules';
import { Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import {
  Form,
  FormError,
  SubmitButton,
  TextField,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useAnnouncedClose } from '../../components/use-announced-close';
import { useGroupChanges } from './api/groups';
import { MinBallotsField } from './min-ballots-field';

interface GroupSettings {
  title: string;
  /** Of a syndication group. */
  minBallots?: MinBallots;
}

const validate = validateWith<GroupSettings>(groupSettingsSchema);

export interface GroupDialogProps {
  id: string;
  kind: GroupKind;
  /** The group that is changed; null for a new one, until it is there: its answer may be lost. */
  group: Pick<ConsoleGroup, 'title' | 'version' | 'minBallots'> | null;
  onClose: () => void;
}

/** Names and sets up a new group, or changes one. */
export function GroupDialog({ id, kind, group, onClose }: GroupDialogProps) {
  const { saveGroup } = useGroupChanges();
  const closeWith = useAnnouncedClose(onClose);
  const what = kind === 'angel' ? 'angel group' : 'syndication group';
  const heading = group ? `Settings of ${group.title}` : `New ${what}`;

  const submit = async (settings: GroupSettings) => {
    try {
      const body = { kind, ...settings, version: group?.version ?? null };
      await saveGroup({ params: { id }, body });
    } catch (error) {
      return toFormErrors(readFormFailure(error));
    }
    closeWith('Saved.');
    return undefined;
  };

  return (
    <Dialog isOpen size="sm" title={heading} onClose={onClose}>
      <Form<GroupSettings>
        label={heading}
        initialValues={{
          title: group?.title ?? '',
          ...(kind === 'syndication' && { minBallots: group?.minBallots ?? DEFAULT_MIN_BALLOTS }),
        }}
        validate={validate}
        onSubmit={submit}
        showErrors="submit"
      >
        <Stack gap="4">
          <FormError />
          <TextField name="title" label="Name" isRequired autoComplete="off" />
          {kind === 'syndication' && <MinBallotsField name="minBallots" />}
          <SubmitButton pending="Saving…">{group ? 'Save' : 'Create'}</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
