import {
  filledEmails,
  NOMINATION_MESSAGES as TEXT,
} from '@syndication/contract/nominations/nominations.rules';
import { Text } from '@syndication/shared-ui/core';
import { useFormSnapshot } from '@syndication/shared-ui/forms';

import type { NominationValues } from './nomination-values';

const VALUES = { values: true };

function findMissing({ emails = [], syndicationGroupIds = [] }: Partial<NominationValues>): string {
  if (filledEmails(emails).length === 0) return TEXT.atLeastOneEmail;
  return syndicationGroupIds.length === 0 ? TEXT.atLeastOneGroup : '';
}

/** Why Send Email cannot be pressed yet (section 5). */
export function MissingNote() {
  const missing = useFormSnapshot(VALUES, ({ values }) => findMissing(values));
  return (
    <Text size="sm" tone="muted" flex="1" role="status">
      {missing}
    </Text>
  );
}
