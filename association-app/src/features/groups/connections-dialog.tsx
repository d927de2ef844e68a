import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CheckboxGroupField } from '@syndication/shared-ui/form-fields';
import { Form, FORM_ERROR, FormError, SubmitButton } from '@syndication/shared-ui/forms';

import { useGroupChanges } from './api/groups';

interface Connections {
  /** Absent when none is ticked. */
  groupIds?: string[];
}

const validate = () => ({});

export interface ConnectionsDialogProps {
  group: ConsoleGroup;
  /** Syndication groups that are not archived. */
  groups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** Which syndication groups an angel group belongs to. */
export function ConnectionsDialog({ group, groups, onClose }: ConnectionsDialogProps) {
  const { connectGroup } = useGroupChanges();
  const { id, title, version, connectedTo } = group;

  const submit = async ({ groupIds = [] }: Connections) => {
    try {
      await connectGroup({ params: { id }, body: { groupIds, version } });
    } catch (error) {
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    onClose();
    return undefined;
  };

  return (
    <Dialog isOpen size="sm" title={`Groups of ${title}`} onClose={onClose}>
      <Form<Connections>
        label={`Groups of ${title}`}
        initialValues={{ groupIds: connectedTo }}
        validate={validate}
        onSubmit={submit}
      >
        <Stack gap="4">
          <Text>
            New members of {title} join these syndication groups. Members of today stay where they
            are.
          </Text>
          <FormError />
          <CheckboxGroupField
            name="groupIds"
            label="Syndication groups"
            options={groups.map((one) => ({ value: one.id, label: one.title }))}
          />
          <SubmitButton pending="Saving…">Save</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
