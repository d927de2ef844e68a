import { SETTING_LABELS } from '@syndication/contract/console-settings/console-settings.rules';
import { Select } from '@syndication/shared-ui/core';
import { FieldFrame, TextField, useFormField } from '@syndication/shared-ui/forms';

import { CalendarInput } from '../../components/calendar-input';
import { fromEasternField, toEasternField } from './eastern-time';
import type { FormSetting } from './setting-sections';

type ChoiceSettingProps = Pick<FormSetting, 'name' | 'hint'> & {
  choices: NonNullable<FormSetting['choices']>;
};

function ChoiceSetting({ name, hint, choices }: ChoiceSettingProps) {
  const { input, error } = useFormField<string, HTMLSelectElement>(name);
  return (
    <FieldFrame label={SETTING_LABELS[name]} hint={hint} error={error}>
      {(control) => (
        <Select {...input} {...control}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

/** No moment, so that it is not taken for an empty field, which means the default. */
const INCOMPLETE = 'incomplete';
const completeness = {
  validate: (value: string | undefined) =>
    value === INCOMPLETE ? 'must be a complete date and time, or empty' : undefined,
};

function MomentSetting({ name, hint }: Pick<FormSetting, 'name' | 'hint'>) {
  const { input, error } = useFormField<string>(name, completeness);
  return (
    <FieldFrame label={SETTING_LABELS[name]} hint={hint} error={error}>
      {(control) => (
        <CalendarInput
          {...input}
          {...control}
          type="datetime-local"
          value={toEasternField(input.value)}
          incomplete={INCOMPLETE}
          onChange={(field) =>
            input.onChange(field === INCOMPLETE ? field : fromEasternField(field))
          }
        />
      )}
    </FieldFrame>
  );
}

/** One setting, as a line of text, a moment or one of its choices. */
export function SettingField({ choices, isMoment, ...setting }: FormSetting) {
  if (isMoment) return <MomentSetting {...setting} />;
  return choices ? (
    <ChoiceSetting {...setting} choices={choices} />
  ) : (
    <TextField {...setting} label={SETTING_LABELS[setting.name]} autoComplete="off" />
  );
}
