import { Select } from '@syndication/shared-ui/core';
import { FieldFrame, TextField, useFormField } from '@syndication/shared-ui/forms';

import { CalendarInput } from '../../components/calendar-input';
import { fromEasternField, toEasternField } from './eastern-time';
import type { SettingLabel } from './setting-labels';

type ChoiceSettingProps = Pick<SettingLabel, 'name' | 'label' | 'hint'> & {
  choices: NonNullable<SettingLabel['choices']>;
};

function ChoiceSetting({ name, label, hint, choices }: ChoiceSettingProps) {
  const { input, error } = useFormField<string, HTMLSelectElement>(name);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
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

function MomentSetting({ name, label, hint }: Pick<SettingLabel, 'name' | 'label' | 'hint'>) {
  const { input, error } = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <CalendarInput
          {...input}
          {...control}
          type="datetime-local"
          value={toEasternField(input.value)}
          onChange={(field) => input.onChange(fromEasternField(field))}
        />
      )}
    </FieldFrame>
  );
}

/** One setting, as a line of text, a moment or one of its choices. */
export function SettingField({ choices, isMoment, ...setting }: SettingLabel) {
  if (isMoment) return <MomentSetting {...setting} />;
  return choices ? (
    <ChoiceSetting {...setting} choices={choices} />
  ) : (
    <TextField {...setting} autoComplete="off" />
  );
}
