import { useState } from 'react';

import { putConsoleUpdate } from '@syndication/contract/console-updates/console-updates.calls';
import {
  CONSOLE_UPDATE_MESSAGES,
  UPDATE_DESCRIPTION_MAX_LENGTH,
} from '@syndication/contract/console-updates/console-updates.rules';
import {
  updateDetailsSchema,
  type ConsoleUpdateWithBody,
  type UpdateDetails,
} from '@syndication/contract/console-updates/console-updates.schemas';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { isAnswerLost, readFormFailure } from '@syndication/contract/http/no-answer';
import { Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CheckboxField, TextAreaField } from '@syndication/shared-ui/form-fields';
import {
  Form,
  FormError,
  SubmitButton,
  TextField,
  toFormErrors,
  useFormSnapshot,
  validateWith,
} from '@syndication/shared-ui/forms';
import { HtmlBody } from '@syndication/shared-ui/html-body';

import { GroupsField } from '../../components/groups-field';
import { LaterVersion, type Versioned } from '../../components/later-version';
import { LoadState } from '../../components/load-state';
import { RichTextField } from '../../components/rich-text/rich-text-field';
import { useAnnouncedClose } from '../../components/use-announced-close';
import { useConsoleChange } from '../../components/use-console-change';
import { updateQuery } from './api/updates';

/**
 * An edit, with the version that it is based on: kept in a closed dialog, it must not pass for one of a later version.
 * A new update keeps its id too: sent again, it creates nothing twice.
 */
type Edit = UpdateDetails & Versioned & { id: string };

const toEdit = (update: ConsoleUpdateWithBody): Edit => ({
  id: update.id,
  title: update.title,
  description: update.description,
  body: update.body,
  isForAll: update.isForAll,
  groupIds: update.groups.map(({ id }) => id),
  version: update.version,
});

const toBody = ({ id: _id, ...values }: Edit) => ({
  ...values,
  isForAll: values.isForAll ?? false,
  groupIds: [...(values.groupIds ?? [])],
});
const check = validateWith<Edit>(updateDetailsSchema, toBody);
const validate = (values: Edit) => ({
  ...check(values),
  ...(!values.isForAll &&
    (values.groupIds ?? []).length === 0 && { groupIds: CONSOLE_UPDATE_MESSAGES.audience }),
});

const VALUES = { values: true };

/** The update as its readers will see it. */
function Preview() {
  const body = useFormSnapshot(VALUES, ({ values }) => (values as Partial<UpdateDetails>).body);
  const title = useFormSnapshot(VALUES, ({ values }) => (values as Partial<UpdateDetails>).title);
  if (!title && !body) return null;
  return (
    <Panel kind="sheet" aria-label="As members see it">
      <Stack gap="4">
        <Text tone="muted" size="sm">
          As members see it
        </Text>
        {title && (
          <Heading as="h2" size="lg">
            {title}
          </Heading>
        )}
        <HtmlBody html={body ?? ''} />
      </Stack>
    </Panel>
  );
}

type Group = ConsoleUpdateWithBody['groups'][number];

/** The groups that it can be for, and those that it is for and that were archived since. */
function listGroups(groups: readonly Group[], update?: ConsoleUpdateWithBody): Group[] {
  const archived = (update?.groups ?? []).filter(({ id }) => groups.every((one) => one.id !== id));
  return [...groups, ...archived.map(({ id, title }) => ({ id, title: `${title} (archived)` }))];
}

function Audience({ groups }: { groups: readonly Group[] }) {
  const { isStaff } = useInvestor().member;
  const isForAll = useFormSnapshot(
    VALUES,
    ({ values }) => (values as Partial<UpdateDetails>).isForAll === true,
  );
  return (
    <>
      {isStaff && <CheckboxField name="isForAll" label="For all members" />}
      {!isForAll && <GroupsField label="For the groups" groups={groups} />}
    </>
  );
}

interface WriteFormProps {
  update: ConsoleUpdateWithBody | null;
  groups: readonly Group[];
  onSaved: () => void;
}

function WriteForm({ update, groups, onSaved }: WriteFormProps) {
  const { api } = useHost();
  const change = useConsoleChange();
  // A new one whose answer was lost may be there all the same.
  const [unsureId, setUnsureId] = useState<string | null>(null);
  const found = useQuery({ ...updateQuery(api, unsureId ?? ''), enabled: unsureId !== null });
  const latest = update ?? found.data;
  const submit = async (values: Edit) => {
    try {
      const call = { params: { id: values.id }, body: toBody(values), keepalive: true };
      await change((client) => client.call(putConsoleUpdate, call));
    } catch (error) {
      if (isAnswerLost(error) || (error instanceof ApiError && error.status === 409)) {
        setUnsureId(values.id);
      }
      return toFormErrors(readFormFailure(error));
    }
    onSaved();
    return undefined;
  };
  const [initialValues] = useState(() =>
    update
      ? toEdit(update)
      : {
          id: crypto.randomUUID(),
          groupIds: groups.length === 1 ? [groups[0]!.id] : [],
          version: null,
        },
  );
  return (
    <Form<Edit>
      label={update ? 'Edit the update' : 'New update'}
      {...(update && { keptUnder: update.id })}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <Stack gap="5">
        <TextField name="title" label="Title" isRequired autoComplete="off" />
        <TextAreaField
          name="description"
          label="Summary"
          hint="One sentence, shown below the title in lists."
          isRequired
          rows={2}
          maxLength={UPDATE_DESCRIPTION_MAX_LENGTH}
        />
        <RichTextField name="body" label="Text" isRequired />
        <Audience groups={listGroups(groups, latest)} />
        <Preview />
        <FormError />
        {latest && <LaterVersion latest={toEdit(latest)} />}
        <SubmitButton pending="Saving…">Save</SubmitButton>
      </Stack>
    </Form>
  );
}

export interface WriteDialogProps {
  /** Null for a new one. */
  updateId: string | null;
  /** Those that it can be for. */
  groups: readonly Group[];
  onClose: () => void;
}

/** Writes an update. It is saved as it is: a draft stays one, and what is published changes for its readers. */
export function WriteDialog({ updateId, groups, onClose }: WriteDialogProps) {
  const { api } = useHost();
  const closeWith = useAnnouncedClose(onClose);
  const onSaved = () => closeWith('Saved.');
  const stored = useQuery({ ...updateQuery(api, updateId ?? ''), enabled: updateId !== null });
  return (
    <Dialog isOpen size="lg" title={updateId ? 'Edit the update' : 'New update'} onClose={onClose}>
      {updateId === null ? (
        <WriteForm update={null} groups={groups} onSaved={onSaved} />
      ) : (
        <LoadState query={stored} label="Loading the update">
          {(update) => <WriteForm update={update} groups={groups} onSaved={onSaved} />}
        </LoadState>
      )}
    </Dialog>
  );
}
