import { Box } from '@syndication/shared-ui/core';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';
import { useRef } from 'react';

import { findMissingFacts } from '../../components/missing-facts';
import { ProfileProgress } from '../../components/profile-progress';
import type { ProfileValues } from './profile-values';
import { useGoToField } from './steps/form-steps';

const VALUES = { values: true };

/** Which facts the form still lacks; each leads to its field. On a phone the steps say how many. */
export function FormProgress() {
  const form = useForm();
  const frame = useRef<HTMLDivElement>(null);
  const goToField = useGoToField(frame);
  // In one string: drawn again when a fact comes or goes, not at every key.
  useFormSnapshot(VALUES, ({ values }) => JSON.stringify(findMissingFacts(values)));
  const facts = findMissingFacts(form.getState().values as ProfileValues);
  return (
    <Box ref={frame} hideBelow="md">
      <ProfileProgress {...facts} onGo={goToField} />
    </Box>
  );
}
