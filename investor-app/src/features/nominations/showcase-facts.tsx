import { useHost } from '@syndication/contract/host';
import { Box, Text } from '@syndication/shared-ui/core';

/** Dates and criteria of the partner showcase program (section 1), from the settings. */
export function ShowcaseFacts() {
  const { showcaseDates, showcaseCriteria } = useHost().settings;
  const facts = [
    ['Dates', showcaseDates],
    ['Criteria', showcaseCriteria],
  ] as const;
  return (
    <Box as="dl" display="grid" gap="3">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <Text as="dt" size="sm" tone="muted">
            {name}
          </Text>
          <Text as="dd">{fact}</Text>
        </div>
      ))}
    </Box>
  );
}
