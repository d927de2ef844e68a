import { mountStandalone } from '@syndication/shared-ui/testing/standalone';

import app from './app';

void mountStandalone({
  app,
  demoAccount: { role: 'investor', email: 'staff@demo.test' },
});
