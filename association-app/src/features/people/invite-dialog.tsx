import { useState } from 'react';

import { putPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import {
  IMPORT_MAX_ROWS,
  PEOPLE_MESSAGES,
} from '@syndication/contract/console-people/console-people.rules';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Button, Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CheckboxGroupField, TextAreaField } from '@syndication/shared-ui/form-fields';
import { Form, FORM_ERROR, FormError, SubmitButton } from '@syndication/shared-ui/forms';

import { AngelGroupField } from '../../components/angel-group-field';
import { useConsoleChange } from '../../components/use-console-change';
import { ANGEL_GROUP_HINT, bringsGroups } from './brings-groups';
import { ImportReportView } from './import-report';
import { readPasted } from './read-pasted';

interface Invitation {
  people: string;
  groupIds: string[];
  angelGroupId?: string;
}

const validate = (
  { people = '', groupIds = [], angelGroupId }: Partial<Invitation>,
  angelGroups: readonly ConsoleGroup[],
) => {
  const { people: found, problems } = readPasted(people);
  const wrong = problems.map(({ line, reason }) => `Line ${line} ${reason}`).join('. ');
  const tooMany = found.length > IMPORT_MAX_ROWS && `At most ${IMPORT_MAX_ROWS} people at once`;
  return {
    ...(wrong || tooMany
      ? { people: wrong || tooMany }
      : found.length === 0 && { people: 'Enter at least one address' }),
    ...(groupIds.length === 0 &&
      !bringsGroups(angelGroups, angelGroupId) && { groupIds: PEOPLE_MESSAGES.noGroups }),
  };
};

export interface InviteDialogProps {
  /** Syndication groups that people can be invited into. */
  groups: readonly ConsoleGroup[];
  /** Angel groups that they may come from. */
  angelGroups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** Invites one person or many, from typed or pasted lines. */
export function InviteDialog({ groups, angelGroups, onClose }: InviteDialogProps) {
  const change = useConsoleChange();
  // Made once: sent again, it invites nobody twice.
  const [id] = useState(() => crypto.randomUUID());
  // The same object in each render: others would replace what was typed when an attempt fails.
  const [initialValues] = useState(() => ({
    people: '',
    groupIds: groups.length === 1 ? groups.map((group) => group.id) : [],
  }));
  const [report, setReport] = useState<ImportReport | null>(null);

  const submit = async ({ people, groupIds = [], angelGroupId }: Partial<Invitation>) => {
    try {
      const body = {
        isDryRun: false,
        fileName: 'pasted',
        angelGroupId: angelGroupId || null,
        groupIds,
        people: readPasted(people ?? '').people,
      };
      await change(async (api) => {
        setReport(await api.call(putPeopleImport, { params: { id }, body, keepalive: true }));
      });
    } catch (error) {
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    return undefined;
  };

  return (
    <Dialog
      isOpen
      title="Invite people"
      onClose={onClose}
      actions={report && <Button onClick={onClose}>Done</Button>}
    >
      {report ? (
        <ImportReportView id={id} {...report} />
      ) : (
        <Form<Invitation>
          label="Invite people"
          initialValues={initialValues}
          validate={(values) => validate(values, angelGroups)}
          onSubmit={submit}
          showErrors="submit"
        >
          <Stack gap="4">
            <FormError />
            <TextAreaField
              name="people"
              label="People"
              isRequired
              rows={6}
              hint="One per line: an address, or a name and address as mail programs write them."
            />
            <AngelGroupField hint={ANGEL_GROUP_HINT} />
            <CheckboxGroupField
              name="groupIds"
              label="Groups"
              options={groups.map((group) => ({ value: group.id, label: group.title }))}
            />
            <SubmitButton pending="Inviting…">Invite</SubmitButton>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
