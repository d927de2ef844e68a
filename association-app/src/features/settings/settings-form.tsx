import { useMemo, useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import type { ConsoleSetting } from '@syndication/contract/console-settings/console-settings.rules';
import {
  settingChangesSchema,
  type ConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.schemas';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Heading, Panel, Stack, TimedAlert } from '@syndication/shared-ui/core';
import {
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useSettingsChange } from './api/settings';
import { SettingField } from './setting-field';
import { describeSetting, SETTING_SECTIONS, type FormSetting } from './setting-sections';

type Values = { [Name in ConsoleSetting]?: string };
type Facts = ConsoleSettings['settings'][number];

const check = validateWith<{ version: number; changes: Values; reset: string[] }>(
  settingChangesSchema,
);

/** A field that holds the default, or nothing where something has to be, goes back to the default. */
function toChanges({ version, settings }: ConsoleSettings, values: Values) {
  const isDefault = ({ name, default: text }: Facts) =>
    (values[name] ?? '') === text || ((values[name] ?? '') === '' && text !== '');
  const kept = settings.filter((setting) => !isDefault(setting));
  return {
    version,
    changes: Object.fromEntries(kept.map(({ name }) => [name, values[name] ?? ''])),
    reset: settings.filter(isDefault).map(({ name }) => name),
  };
}

/** The schema names fields within `changes`. */
function ofFields(errors: object | undefined): object | undefined {
  return errors && 'changes' in errors ? (errors.changes as object) : undefined;
}

function hintOf(setting: FormSetting, facts: Facts | undefined): string {
  if (!facts) return setting.hint ?? '';
  const { isSet, changedAt, changedBy, value } = facts;
  const who = changedBy ? `by ${changedBy} ` : '';
  const when = isSet && changedAt && `Set ${who}on ${formatDay(changedAt, 'long')}.`;
  const isDefault = value === facts.default;
  const otherwise = isDefault
    ? 'This is the default.'
    : `Default: ${describeSetting(setting, facts.default)}`;
  return [setting.hint, when, otherwise].filter(Boolean).join(' ');
}

/**
 * Texts and dates of the association, each with its default. What somebody else saves meanwhile is taken over,
 * but not in place of what was typed here.
 */
export function SettingsForm({ settings: known }: { settings: ConsoleSettings }) {
  const change = useSettingsChange();
  const [isTold, setIsTold] = useState(true);
  const factsOf = (name: ConsoleSetting) => known.settings.find((facts) => facts.name === name);

  const initialValues = useMemo(
    () => Object.fromEntries(known.settings.map(({ name, value }) => [name, value])),
    [known],
  );

  const submit = async (values: Values) => {
    try {
      await change(toChanges(known, values));
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      const errors = fields && toSubmissionErrors(fields);
      return ofFields(errors ?? undefined) ?? { [FORM_ERROR]: describeFormFailure(error) };
    }
    setIsTold(false);
    return undefined;
  };

  return (
    <Form<Values>
      label="Settings"
      initialValues={initialValues}
      validate={(values) => ofFields(check(toChanges(known, values))) ?? {}}
      onSubmit={submit}
    >
      <Stack gap="6" maxW="form">
        {!isTold && (
          <TimedAlert status="success" onDismiss={() => setIsTold(true)}>
            Saved. Pages and emails use it from now on.
          </TimedAlert>
        )}
        {SETTING_SECTIONS.map(({ title, settings }) => (
          <Panel key={title} kind="sheet">
            <Stack gap="4">
              <Heading as="h2" size="md">
                {title}
              </Heading>
              {settings.map((setting) => (
                <SettingField
                  key={setting.name}
                  {...setting}
                  hint={hintOf(setting, factsOf(setting.name))}
                />
              ))}
            </Stack>
          </Panel>
        ))}
        <FormError />
        <SubmitButton pending="Saving…">Save</SubmitButton>
      </Stack>
    </Form>
  );
}
