import { Box } from '@syndication/shared-ui/core';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';
import { useRef } from 'react';

import { findMissingFacts } from '../../components/missing-facts';
import { ProfileProgress } from '../../components/profile-progress';
import type { ProfileValues } from './profile-values';

const VALUES = { values: true };

/** Which facts the form still lacks; each leads to its field. */
export function FormProgress() {
  const form = useForm();
  const frame = useRef<HTMLDivElement>(null);
  // In one string: drawn again when a fact comes or goes, not at every key.
  useFormSnapshot(VALUES, ({ values }) => JSON.stringify(findMissingFacts(values)));
  const goTo = (name: string) => {
    const fields = frame.current?.closest('form')?.elements;
    const field = fields?.namedItem(name);
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Box ref={frame}>
      <ProfileProgress {...findMissingFacts(form.getState().values as ProfileValues)} onGo={goTo} />
    </Box>
  );
}
