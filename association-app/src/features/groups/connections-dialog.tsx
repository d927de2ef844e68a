import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Heading, Stack, Text } from '@syndication/shared-ui/core';
import { takeOverMembers } from '@syndication/contract/console-groups/console-groups.calls';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { Form, FORM_ERROR, FormError, SubmitButton } from '@syndication/shared-ui/forms';

import { showCount } from '../../components/count';
import { GroupsField } from '../../components/groups-field';
import { useAnnouncedClose } from '../../components/use-announced-close';
import { useActions } from '../../components/use-actions';
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
  const closeWith = useAnnouncedClose(onClose);
  const { id, title, version, connectedTo, members } = group;
  const { renderButtons, outcome, proofDialog } = useActions();
  const joined = groups.filter((one) => connectedTo.includes(one.id));
  /** Connections with archived groups, which have no checkbox. A group that is restored has them again. */
  const kept = connectedTo.filter((known) => !groups.some((one) => one.id === known));

  const submit = async ({ groupIds = [] }: Connections) => {
    try {
      await connectGroup({ params: { id }, body: { groupIds: [...groupIds, ...kept], version } });
    } catch (error) {
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    closeWith('Saved.');
    return undefined;
  };

  return (
    <>
      <Dialog isOpen size="sm" title={`Groups of ${title}`} onClose={onClose}>
        <Form<Connections>
          label={`Groups of ${title}`}
          initialValues={{ groupIds: connectedTo }}
          validate={validate}
          onSubmit={submit}
        >
          <Stack gap="4">
            <Text>
              New members of {title} join these syndication groups. Current members stay where they
              are until you add them.
            </Text>
            <FormError />
            <GroupsField label="Syndication groups" groups={groups} />
            <SubmitButton pending="Saving…">Save</SubmitButton>
          </Stack>
        </Form>
        {joined.length > 0 && members > 0 && (
          <Stack gap="3" mt="6">
            <Heading as="h3" size="sm">
              Current members
            </Heading>
            <Text>
              {members === 1
                ? 'The one member joins the group now, unless removed from it before.'
                : `All ${showCount(members)} join the group now, except those who were removed from it before.`}
            </Text>
            {outcome}
            {renderButtons(
              joined.map((one) => ({
                label: `Add to ${one.title}`,
                done: `The members of ${title} are now in ${one.title}, except those who were removed from it before.`,
                run: (api) =>
                  api.call(takeOverMembers, {
                    params: { id: one.id, angelGroupId: id },
                    keepalive: true,
                  }),
              })),
            )}
          </Stack>
        )}
      </Dialog>
      {proofDialog}
    </>
  );
}
