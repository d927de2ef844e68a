import { Link as RouterLink } from '@syndication/contract/host/router';
import { updateVentureSchema, type Venture } from '@syndication/contract/ventures/ventures.schemas';
import { ButtonLink, Text } from '@syndication/shared-ui/core';
import { SubmitButton, validateWith } from '@syndication/shared-ui/forms';
import { useMemo, useState } from 'react';

import { LeaveGuard } from '../../components/leave-guard';
import type { ProfileDraftKeeper } from './draft/use-profile-draft';
import { CurrentRound, useIsAddingRound } from './current-round';
import { NewRound } from './new-round';
import { ProfileForm } from './profile-form';
import { toProfileValues, toVentureUpdate, type ProfileValues } from './profile-values';
import { StaleNotice } from './stale-notice';
import { UpdateNotice } from './update-notice';
import { useUpdateProfile } from './use-update-profile';

/** There only while something of the rounds can be written (section 2). */
function UpdateButton({ isRoundEditable }: { isRoundEditable: boolean }) {
  const isAdding = useIsAddingRound();
  return isRoundEditable || isAdding ? (
    <SubmitButton pending="Updating…">Update</SubmitButton>
  ) : null;
}

/** In the place of the missing button: the way to it is further up. */
function WhyNoUpdate({ isRoundEditable }: { isRoundEditable: boolean }) {
  const isAdding = useIsAddingRound();
  if (isRoundEditable || isAdding) return null;
  return (
    <Text size="sm">
      The round is concluded. Changes are saved together with the next one: Add New Round.
    </Text>
  );
}

export interface EditProfileFormProps {
  draft: ProfileDraftKeeper;
  /** As it was loaded when the form was opened; what the form shows until it is saved or reloaded. */
  venture: Venture;
  /** Reads the venture anew. */
  readLatest: () => Promise<Venture>;
  /** Told of every saved version. */
  onSaved: (venture: Venture) => void;
}

/** Edits the own profile and its rounds (section 2, Edit profile). */
export function EditProfileForm({ draft, venture, readLatest, onSaved }: EditProfileFormProps) {
  const [base, setBase] = useState(venture);
  // Ahead of the base once its entrepreneur has chosen to overwrite what was saved elsewhere.
  const [version, setVersion] = useState(venture.version);
  const round = base.currentVentureRound;
  const isRoundEditable = round?.isEditable !== false;
  const initialValues = useMemo(() => toProfileValues(base), [base]);
  const validate = useMemo(
    () =>
      validateWith<ProfileValues>(updateVentureSchema, (values) =>
        toVentureUpdate(values, version),
      ),
    [version],
  );

  const startFrom = (latest: Venture) => {
    setBase(latest);
    setVersion(latest.version);
  };
  const { save, activate, outcome, dismiss } = useUpdateProfile({
    readLatest,
    onSaved: (saved) => {
      draft.discard();
      startFrom(saved);
      onSaved(saved);
    },
  });

  return (
    <ProfileForm
      draft={draft}
      venture={{ version, updatedAt: base.updatedAt }}
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => save(base.id, values, version)}
      groups={base.nominations.map(({ syndicationGroup }) => syndicationGroup.title)}
      rounds={
        <>
          <CurrentRound round={round} earlier={base.ventureRounds} />
          <NewRound />
        </>
      }
      ending={
        <>
          <LeaveGuard />
          {outcome?.kind === 'stale' && (
            <StaleNotice
              base={base}
              latest={outcome.latest}
              onReload={() => {
                startFrom(outcome.latest);
                dismiss();
              }}
              onKeep={() => {
                setVersion(outcome.latest.version);
                dismiss();
              }}
            />
          )}
        </>
      }
      notice={
        <>
          <WhyNoUpdate isRoundEditable={isRoundEditable} />
          <UpdateNotice
            outcome={outcome}
            onDismiss={dismiss}
            onRetry={() => void activate(base.id)}
          />
        </>
      }
      actions={
        <>
          <ButtonLink asChild variant="ghost">
            <RouterLink to="/">Cancel</RouterLink>
          </ButtonLink>
          <UpdateButton isRoundEditable={isRoundEditable} />
        </>
      }
    />
  );
}
