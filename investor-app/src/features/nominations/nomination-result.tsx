import {
  nominatedMessage,
  NOTHING_NOMINATED,
} from '@syndication/contract/nominations/nominations.rules';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';
import { Box, Stack } from '@syndication/shared-ui/core';

import { EarlierNomination } from './earlier-nomination';
import { SentNote } from './sent-note';

export interface NominationResultProps {
  /** The addresses that were added to a group. */
  added: readonly string[];
  outcomes: readonly NominationOutcome[];
}

/** Addresses of which something was nominated before, with all their groups. */
function groupEarlier(outcomes: readonly NominationOutcome[]) {
  const emails = new Set(outcomes.map(({ email }) => email));
  return [...emails]
    .map((email) => ({ email, all: outcomes.filter((outcome) => outcome.email === email) }))
    .filter(({ all }) => all.some(({ outcome }) => outcome !== 'nominated'));
}

/** The result of a syndication nomination: who was added, and who was nominated before. */
export function NominationResult({ added, outcomes }: NominationResultProps) {
  const earlier = groupEarlier(outcomes);
  return (
    <Stack gap="3">
      {added.length > 0 ? (
        <SentNote>{nominatedMessage(added)}</SentNote>
      ) : (
        <SentNote status="info">{NOTHING_NOMINATED}</SentNote>
      )}
      {earlier.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label="Nominated before">
          {earlier.map(({ email, all }) => (
            <EarlierNomination key={email} email={email} outcomes={all} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
