import { useState } from 'react';

import {
  IMPORT_MAX_ROWS,
  PASTED_FILE_NAME,
} from '@syndication/contract/console-people/console-people.rules';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Button, Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { TextAreaField } from '@syndication/shared-ui/form-fields';
import { Form, FORM_ERROR, FormError, SubmitButton } from '@syndication/shared-ui/forms';

import { usePeopleImport } from './api/people';
import { ImportReportView } from './import-report';
import { readPasted } from './read-pasted';
import { initialTarget, TargetFields, validateTarget, type Target } from './target-fields';

interface Invitation extends Target {
  people: string;
}

const validate = (
  { people = '', ...target }: Partial<Invitation>,
  angelGroups: readonly ConsoleGroup[],
) => {
  const { people: found, problems } = readPasted(people);
  const wrong = problems.map(({ line, reason }) => `Line ${line} ${reason}`).join('. ');
  const tooMany = found.length > IMPORT_MAX_ROWS && `At most ${IMPORT_MAX_ROWS} people at once`;
  return {
    ...(wrong || tooMany
      ? { people: wrong || tooMany }
      : found.length === 0 && { people: 'Enter at least one address' }),
    ...validateTarget(target, angelGroups),
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
  const { id, send } = usePeopleImport();
  // The same object in each render: others would replace what was typed when an attempt fails.
  const [initialValues] = useState(() => ({
    people: '',
    ...initialTarget(groups),
  }));
  const [report, setReport] = useState<ImportReport | null>(null);

  const submit = async ({ people, groupIds = [], angelGroupId }: Partial<Invitation>) => {
    try {
      const body = {
        isDryRun: false,
        fileName: PASTED_FILE_NAME,
        angelGroupId: angelGroupId || null,
        groupIds,
        people: readPasted(people ?? '').people,
      };
      setReport(await send(body));
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
              hint="One per line: an address, or a name and address like Ann Lee <ann@example.org>."
            />
            <TargetFields groups={groups} />
            <SubmitButton pending="Inviting…">Invite</SubmitButton>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
