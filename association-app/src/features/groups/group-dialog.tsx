import { useState } from 'react';

import { groupNameSchema } from '@syndication/contract/console-groups/console-groups.schemas';
import type { GroupKind } from '@syndication/contract/console-groups/console-groups.rules';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import {
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  TextField,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useGroupChanges } from './api/groups';

interface GroupName {
  title: string;
}

const validate = validateWith<GroupName>(groupNameSchema);

export interface GroupDialogProps {
  kind: GroupKind;
  /** The group that gets another name; null for a new one. */
  group: { id: string; title: string; version: number } | null;
  onClose: () => void;
}

/** Names a new group, or gives one another name. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps) {
  const { saveGroup } = useGroupChanges();
  // Made once: sent again, it creates nothing twice.
  const [id] = useState(() => group?.id ?? crypto.randomUUID());
  const what = kind === 'angel' ? 'angel group' : 'syndication group';

  const submit = async ({ title }: GroupName) => {
    try {
      await saveGroup({ params: { id }, body: { kind, title, version: group?.version ?? null } });
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      return toSubmissionErrors(fields) ?? { [FORM_ERROR]: describeFormFailure(error) };
    }
    onClose();
    return undefined;
  };

  return (
    <Dialog
      isOpen
      size="sm"
      title={group ? `Rename ${group.title}` : `New ${what}`}
      onClose={onClose}
    >
      <Form<GroupName>
        label={group ? `Rename ${group.title}` : `New ${what}`}
        initialValues={{ title: group?.title ?? '' }}
        validate={validate}
        onSubmit={submit}
        showErrors="submit"
      >
        <Stack gap="4">
          <FormError />
          <TextField name="title" label="Name" isRequired autoComplete="off" />
          <SubmitButton pending="Saving…">{group ? 'Rename' : 'Create'}</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
