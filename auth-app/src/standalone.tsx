import { mountStandalone } from '@syndication/shared-ui/testing/standalone';

import app from './app';

void mountStandalone({
  app,
});
