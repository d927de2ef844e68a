import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Select } from '@syndication/shared-ui/core';
import { FieldFrame, useFormField } from '@syndication/shared-ui/forms';

import { groupsQuery } from '../features/groups/api/groups';

export interface AngelGroupFieldProps {
  hint: string;
  /** Stays a choice though it is archived. */
  currentId?: string | undefined;
}

/**
 * The angel group that people come from, as the field `angelGroupId` of a form; empty for none. Nothing where there
 * are none, as for group admins.
 */
export function AngelGroupField({ hint, currentId }: AngelGroupFieldProps) {
  const { api } = useHost();
  const { input, error } = useFormField<string, HTMLSelectElement>('angelGroupId');
  const groups = useQuery(groupsQuery(api)).data?.filter(
    ({ id, kind, isArchived }) => kind === 'angel' && (!isArchived || id === currentId),
  );
  if (!groups || groups.length === 0) return null;
  return (
    <FieldFrame label="Angel group" hint={hint} error={error}>
      {(control) => (
        <Select {...input} {...control}>
          <option value="">No angel group</option>
          {groups.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
