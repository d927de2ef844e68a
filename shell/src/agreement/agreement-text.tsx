import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';
import { Box, Heading, Stack, Text } from '@syndication/shared-ui/core';

import { DEFINITIONS, LICENSE_TERMS, OBJECTIVES, PRINCIPLES } from './agreement';

function Points({ points }: { points: readonly string[] }) {
  return (
    <Box as="ul" ps="6" display="grid" gap="2" listStyleType="disc">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  );
}

function Terms({ terms }: { terms: Readonly<Record<string, string>> }) {
  return (
    <Box as="dl" display="grid" gap="3">
      {Object.entries(terms).map(([term, meaning]) => (
        <div key={term}>
          <Box as="dt" fontWeight="semibold">
            {term}
          </Box>
          <Box as="dd">{meaning}</Box>
        </div>
      ))}
    </Box>
  );
}

/** The syndication agreement: definitions, objectives and principles, license terms (section 2). */
export function AgreementText() {
  return (
    <Stack gap="6">
      <Text>
        This memorandum records a shared understanding among members. It is not a binding contract
        to invest, and it gives nobody a right to a share in a round.
      </Text>
      <Heading as="h2" size="md">
        Definitions
      </Heading>
      <Terms terms={DEFINITIONS} />
      <Heading as="h2" size="md">
        Objectives
      </Heading>
      <Points points={OBJECTIVES} />
      <Heading as="h2" size="md">
        Principles
      </Heading>
      <Points points={PRINCIPLES} />
      <Heading as="h2" size="md">
        License terms
      </Heading>
      <Terms terms={LICENSE_TERMS} />
      <Text tone="muted" size="sm">
        Version {FIRST_AGREEMENT_VERSION} of this agreement
      </Text>
    </Stack>
  );
}
