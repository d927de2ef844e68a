import { Select } from '@syndication/shared-ui/core';
import { FieldFrame, TextField, useFormField } from '@syndication/shared-ui/forms';

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

/** One setting, as a line of text or as one of its choices. */
export function SettingField({ choices, ...setting }: SettingLabel) {
  return choices ? (
    <ChoiceSetting {...setting} choices={choices} />
  ) : (
    <TextField {...setting} autoComplete="off" />
  );
}
