import { Box } from '@syndication/shared-ui/core';

import type { VentureChange } from './venture-changes';

/** What was and what is, fact by fact. */
export function ChangeList({ changes }: { changes: readonly VentureChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Box as="ul" ps="5" listStyleType="disc" overflowWrap="anywhere">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: {before} → {after}
        </li>
      ))}
    </Box>
  );
}
