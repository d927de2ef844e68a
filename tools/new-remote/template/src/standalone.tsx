import { mountStandalone } from '@syndication/shared-ui/testing/standalone';

import app from './app';

void mountStandalone({
  app,
  demoAccount: { role: '$role$', email: '$role$@demo.test' },
});
