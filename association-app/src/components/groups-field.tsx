import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { CheckboxGroupField } from '@syndication/shared-ui/form-fields';

export interface GroupsFieldProps {
  label: string;
  /** The ones to choose from; a new association has none. */
  groups: readonly Pick<ConsoleGroup, 'id' | 'title'>[];
}

/** Any number of syndication groups, as the field `groupIds` of a form. */
export function GroupsField({ label, groups }: GroupsFieldProps) {
  return (
    <CheckboxGroupField
      name="groupIds"
      label={label}
      hint={
        groups.length === 0 && 'There are no syndication groups. Create one under Groups first.'
      }
      options={groups.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
