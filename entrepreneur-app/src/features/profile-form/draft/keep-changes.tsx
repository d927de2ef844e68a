import { useForm } from '@syndication/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';

import type { ProfileValues } from '../profile-values';
import type { ProfileDraftKeeper } from './use-profile-draft';
import { toDraftValues, type UnsavedChange } from './unsaved-changes';

export interface KeepChangesProps {
  draft: ProfileDraftKeeper;
  /** What was found in the draft when the form was opened. */
  found: readonly UnsavedChange[];
  /** Version of the venture that an update would build on; null for a profile still to be created. */
  version: number | null;
}

/** Puts the draft that was found into the form, and then keeps what is typed. Place it after the fields. */
export function KeepChanges({ draft, found, version }: KeepChangesProps) {
  const form = useForm<ProfileValues>();
  // The draft that is found when the form is opened, and no other.
  const [start] = useState({ draft, found });
  const latest = useRef({ draft, version });
  useEffect(() => {
    latest.current = { draft, version };
  }, [draft, version]);

  useEffect(() => {
    form.batch(() => {
      for (const { name, typed } of start.found) form.change(name as never, typed as never);
    });
    if (start.draft.found && start.found.length === 0) start.draft.discard();
    let last = form.getState().values;
    return form.subscribe(
      ({ values, initialValues, pristine, submitting }) => {
        if (submitting || values === last) return;
        last = values;
        const { draft: keeper, version: basedOnVersion } = latest.current;
        if (pristine) keeper.discard();
        else keeper.keep(toDraftValues(values, initialValues ?? {}), basedOnVersion);
      },
      { values: true, initialValues: true, pristine: true, submitting: true },
    );
  }, [form, start]);
  return null;
}
