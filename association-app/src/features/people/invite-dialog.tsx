import { useState } from 'react';

import {
  putPeopleImport,
  undoPeopleImport,
} from '@syndication/contract/console-people/console-people.calls';
import { IMPORT_MAX_ROWS } from '@syndication/contract/console-people/console-people.rules';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { describeFormFailure, explainFailure } from '@syndication/contract/http/no-answer';
import { Alert, Button, ErrorPanel, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CheckboxGroupField, TextAreaField } from '@syndication/shared-ui/form-fields';
import { Form, FORM_ERROR, FormError, SubmitButton } from '@syndication/shared-ui/forms';

import { useProof } from '../../components/use-proof';
import { usePeopleChanges } from './api/people';
import { readPasted } from './read-pasted';

interface Invitation {
  people: string;
  groupIds: string[];
}

function validate({ people = '', groupIds = [] }: Partial<Invitation>) {
  const { people: found, problems } = readPasted(people);
  const wrong = problems.map(({ line, reason }) => `Line ${line} ${reason}`).join('. ');
  const tooMany = found.length > IMPORT_MAX_ROWS && `At most ${IMPORT_MAX_ROWS} people at once`;
  return {
    ...(wrong || tooMany
      ? { people: wrong || tooMany }
      : found.length === 0 && { people: 'Enter at least one address' }),
    ...(groupIds.length === 0 && { groupIds: 'Choose at least one group' }),
  };
}

const WORDS = {
  invited: 'invited by mail',
  added: 'had an account and joined the groups',
  unchanged: 'already there',
  refused: 'not taken',
} as const;

/** What became of each row, and a way to take it all back. */
function Report({ id, rows }: ImportReport & { id: string }) {
  const change = usePeopleChanges();
  const { withProof, proofDialog } = useProof();
  const [undone, setUndone] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async () => {
    setFailure(null);
    try {
      await withProof(() =>
        change(async (api) => {
          const call = { params: { id }, keepalive: true };
          const { removed, kept } = await api.call(undoPeopleImport, call);
          const stay = kept > 0 ? ` ${kept} stay: they have signed in already.` : '';
          setUndone(`Taken back: ${removed} invitations and all groups that were added.${stay}`);
        }),
      );
    } catch (error) {
      setFailure(explainFailure(error));
    }
  };
  const outcomes = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((outcome) => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    return count > 0 ? [`${count} ${WORDS[outcome]}`] : [];
  });
  const refused = rows.filter(({ reason }) => reason !== null);
  return (
    <Stack gap="3">
      <Alert status={refused.length > 0 ? 'warning' : 'success'} title={outcomes.join(', ')} />
      {undone !== null && <Alert status="success">{undone}</Alert>}
      {failure !== null && <ErrorPanel title="Nothing was taken back">{failure}</ErrorPanel>}
      {refused.map(({ email, reason }, index) => (
        <Text key={`${email} ${index}`}>
          {email}: {reason}
        </Text>
      ))}
      {undone === null && refused.length < rows.length && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => void undo()}>
          Take it back
        </Button>
      )}
      {proofDialog}
    </Stack>
  );
}

export interface InviteDialogProps {
  /** Syndication groups that people can be invited into. */
  groups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** Invites one person or many, from typed or pasted lines. */
export function InviteDialog({ groups, onClose }: InviteDialogProps) {
  const change = usePeopleChanges();
  // Made once: sent again, it invites nobody twice.
  const [id] = useState(() => crypto.randomUUID());
  const [report, setReport] = useState<ImportReport | null>(null);

  const submit = async ({ people, groupIds }: Invitation) => {
    try {
      const body = {
        isDryRun: false,
        fileName: 'pasted',
        angelGroupId: null,
        groupIds,
        people: readPasted(people).people,
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
        <Report id={id} {...report} />
      ) : (
        <Form<Invitation>
          label="Invite people"
          initialValues={{
            people: '',
            groupIds: groups.length === 1 ? groups.map((group) => group.id) : [],
          }}
          validate={validate}
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
              hint="One in each line: an address, or name and address as mail programs write them."
            />
            <CheckboxGroupField
              name="groupIds"
              label="Groups"
              isRequired
              options={groups.map((group) => ({ value: group.id, label: group.title }))}
            />
            <SubmitButton pending="Inviting…">Invite</SubmitButton>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
