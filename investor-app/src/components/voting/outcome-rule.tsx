import { OUTCOME_RULE } from '@syndication/contract/outcomes/outcomes.rules';
import { disclosureSummary } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

const Rule = chakra('div', {
  base: {
    ...disclosureSummary,
    fontSize: 'sm',
    color: 'fg.muted',
    '& summary': { ...disclosureSummary['& summary'], minH: '7', fontWeight: 'normal' },
    // Room for a finger that moves the keys of the vote by little.
    '@media (pointer: coarse)': { '& summary': { minH: '11', my: '-1.5' } },
    '& p': { pb: '1.5', maxW: '36rem' },
  },
});

/** When a round counts as filled, in a line that opens: the rule is fixed before the vote. */
export function OutcomeRule() {
  return (
    <Rule>
      <details>
        <summary>When is a round filled?</summary>
        <p>{OUTCOME_RULE}</p>
      </details>
    </Rule>
  );
}
