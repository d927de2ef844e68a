import { render } from '@testing-library/react';

import { Button } from './button';
import { DesignProvider } from './design-provider';

// A browser styles and lays out the whole page again after each of these rules.
it('adds no rule in a cascade layer for a component that is first shown', () => {
  const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  render(
    <DesignProvider>
      <Button>Vote</Button>
    </DesignProvider>,
  );
  const rules = insertRule.mock.calls.map(([rule]) => rule).join('\n');
  expect(rules).toContain('cursor:pointer');
  expect(rules).not.toContain('@layer');
});
