import type { Page } from 'playwright';

import type { Network } from './network';
import { waitForScreen } from './screens';

it('looks at a screen once more after its last answer, which may be drawn late', async () => {
  const failures = ['', 'Not Found'];
  const page = {
    waitForFunction: () =>
      Promise.resolve({ jsonValue: () => Promise.resolve({ failure: failures.shift() ?? '' }) }),
    evaluate: () => Promise.resolve(),
  } as unknown as Page;
  expect(await waitForScreen(page, { isQuiet: true } as Network)).toBe('shows "Not Found"');
});
