import { MEMBER_RULES } from '@syndication/contract/members/members.rules';
import { Box } from '@syndication/shared-ui/core';

/** The rules of section 1. */
export function MemberRules() {
  return (
    <Box as="ol" ps="6" display="grid" gap="2" listStyleType="decimal">
      {MEMBER_RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Box>
  );
}
