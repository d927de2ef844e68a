import { Link as RouterLink } from '@syndication/contract/host/router';
import { writesTerms } from '@syndication/contract/ventures/round-update.rules';
import {
  updateVentureAndTermsSchema,
  updateVentureSchema,
  type Venture,
} from '@syndication/contract/ventures/ventures.schemas';
import { ButtonLink, Text } from '@syndication/shared-ui/core';
import { SubmitButton, validateWith } from '@syndication/shared-ui/forms';
import { useCallback, useMemo, useState } from 'react';

import { LeaveGuard } from '../../components/leave-guard';
import type { ProfileDraftKeeper } from './draft/use-profile-draft';
import { CurrentRound, useIsAddingRound } from './current-round';
import { NewRound } from './new-round';
import { ProfileForm } from './profile-form';
import { toProfileValues, toVentureUpdate, type ProfileValues } from './profile-values';
import { StaleNotice } from './stale-notice';
import { UpdateNotice } from './update-notice';
import { useUpdateProfile } from './use-update-profile';

/** Says that Update leaves an ended round as it is; the other facts can still be corrected. */
function EndedRoundNote({ hasEnded }: { hasEnded: boolean }) {
  const isAdding = useIsAddingRound();
  if (!hasEnded || isAdding) return null;
  return <Text size="sm">The round stays closed. Update saves the rest of your profile.</Text>;
}

export interface EditProfileFormProps {
  draft: ProfileDraftKeeper;
  /** As it was loaded when the form was opened; what the form shows until it is saved or reloaded. */
  venture: Venture;
  /** Reads the venture again. */
  readLatest: () => Promise<Venture>;
  /** Told of every saved version. */
  onSaved: (venture: Venture) => void;
}

/** Edits the entrepreneur's own profile and its rounds (section 2, Edit profile). */
export function EditProfileForm({ draft, venture, readLatest, onSaved }: EditProfileFormProps) {
  const [base, setBase] = useState(venture);
  const { version, currentVentureRound: round } = base;
  const initialValues = useMemo(() => toProfileValues(base), [base]);
  const toUpdate = useCallback(
    (values: ProfileValues) => toVentureUpdate(values, { version, currentVentureRound: round }),
    [version, round],
  );
  const validate = useMemo(() => {
    const judge = validateWith(updateVentureSchema, toUpdate);
    const judgeWithTerms = validateWith(updateVentureAndTermsSchema, toUpdate);
    return (values: ProfileValues) =>
      writesTerms(round, values.currentVentureRound ?? {}) ? judgeWithTerms(values) : judge(values);
  }, [round, toUpdate]);

  const { save, activate, outcome, dismiss } = useUpdateProfile({
    readLatest,
    onSaved: (saved) => {
      draft.discard();
      setBase(saved);
      onSaved(saved);
    },
  });

  return (
    <ProfileForm
      draft={draft}
      venture={{ version, updatedAt: base.updatedAt }}
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => save(base, values)}
      groups={base.nominations.map(({ syndicationGroup }) => syndicationGroup.title)}
      rounds={
        <div>
          <CurrentRound venture={base} />
          <NewRound />
        </div>
      }
      ending={
        <>
          <LeaveGuard />
          {outcome?.kind === 'stale' && (
            <StaleNotice
              base={base}
              latest={outcome.latest}
              onContinue={() => {
                setBase(outcome.latest);
                dismiss();
              }}
            />
          )}
        </>
      }
      notice={
        <>
          <EndedRoundNote hasEnded={round?.isEditable === false} />
          <UpdateNotice
            outcome={outcome}
            onDismiss={dismiss}
            onRetry={() => void activate(base.id)}
          />
        </>
      }
      cancel={
        <ButtonLink asChild variant="ghost">
          <RouterLink to="/">Cancel</RouterLink>
        </ButtonLink>
      }
      submit={<SubmitButton pending="Updating…">Update</SubmitButton>}
    />
  );
}
