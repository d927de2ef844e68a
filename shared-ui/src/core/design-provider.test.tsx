import { render } from '@testing-library/react';

import { Button } from './button';
import { DesignProvider } from './design-provider';

// A browser styles and lays out the whole page again after each of these rules.
it('adds no rule in a cascade layer for a component that is first shown', () => {
  render(
    <DesignProvider>
      <Button>Vote</Button>
    </DesignProvider>,
  );
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=css]')];
  const rules = sheets
    .flatMap(({ sheet }) => [...sheet!.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
  expect(rules).toContain('cursor: pointer');
  expect(rules).not.toContain('@layer');
});
