import { useEntrepreneur, useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { ApiError } from '@syndication/contract/http/api-error';
import { createVentureSchema, type Venture } from '@syndication/contract/ventures/ventures.schemas';
import { ButtonLink, Link } from '@syndication/shared-ui/core';
import { SubmitButton, validateWith } from '@syndication/shared-ui/forms';
import { useEffect, useMemo, useState } from 'react';

import { LeaveGuard } from '../../components/leave-guard';
import { isSaved } from './draft/unsaved-changes';
import type { ProfileDraftKeeper } from './draft/use-profile-draft';
import { createVentureMutation } from './api/post-venture';
import { FirstRound } from './current-round';
import { toProfileErrors } from './form-failure';
import { ProfileForm } from './profile-form';
import {
  newProfileValues,
  toNewVenture,
  toProfileValues,
  type Nominator,
  type ProfileValues,
} from './profile-values';
import { useConfirmation } from './use-confirmation';

export interface CreateProfileFormProps {
  draft: ProfileDraftKeeper;
  nomination: Nominator;
  /** The profile that there is, or null. */
  readOwn: () => Promise<Venture | null>;
  onCreated: (ventureId: string) => void;
}

/** Creates the one profile of an entrepreneur (section 2, Create profile). */
export function CreateProfileForm({
  draft,
  nomination,
  readOwn,
  onCreated,
}: CreateProfileFormProps) {
  const { api } = useHost();
  const { user } = useEntrepreneur();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(createVentureMutation(api));
  const { confirm, dialog } = useConfirmation();
  const [isTaken, setIsTaken] = useState(false);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const initialValues = useMemo(() => newProfileValues(nomination, user), [nomination, user]);
  const validate = useMemo(
    () => validateWith<ProfileValues>(createVentureSchema, (values) => toNewVenture(values, user)),
    [user],
  );

  /** The profile that an earlier attempt has created although its answer was lost, if it is what was typed. */
  const findCreated = async (values: ProfileValues) => {
    const own = await readOwn().catch(() => null);
    return own && isSaved(values, toProfileValues(own)) ? own : undefined;
  };

  const finish = (id: string) => {
    draft.discard();
    setCreatedId(id);
    return undefined;
  };

  const submit = async (values: ProfileValues) => {
    const signal = leaveSignal();
    if (!(await confirm(values))) return undefined;
    try {
      const { id } = await mutateAsync({ body: toNewVenture(values, user), signal });
      return finish(id);
    } catch (error) {
      if (signal.aborted) return undefined;
      const isThere = error instanceof ApiError && error.code === 'VENTURE_EXISTS';
      const created = isThere ? await findCreated(values) : undefined;
      if (created) return finish(created.id);
      setIsTaken(isThere);
      return toProfileErrors(error);
    }
  };

  // Only now does nothing hold the page any more.
  useEffect(() => {
    if (createdId !== null) onCreated(createdId);
  }, [createdId, onCreated]);

  return (
    <>
      <ProfileForm
        draft={draft}
        venture={null}
        initialValues={initialValues}
        validate={validate}
        onSubmit={submit}
        groups={nomination.groups}
        rounds={<FirstRound />}
        ending={<LeaveGuard isHeld={createdId === null} />}
        notice={
          isTaken && (
            <Link asChild isStandalone>
              <RouterLink to="/">Go to your profile</RouterLink>
            </Link>
          )
        }
        cancel={
          <ButtonLink asChild variant="ghost">
            <RouterLink to="/">Cancel</RouterLink>
          </ButtonLink>
        }
        submit={<SubmitButton pending="Creating…">Create</SubmitButton>}
      />
      {dialog}
    </>
  );
}
