import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { entrepreneurSession, ScreenHost } from '@syndication/shared-ui/testing';
import { render, screen } from '@testing-library/react';

import { ApplicationPage } from './application-page';

it.each([
  ['Application To ACA Syndication', DEFAULT_SETTINGS.brand],
  ['Application To Harbor Deals', 'Harbor Deals'],
])('is titled %s where the brand is %s', (title, brand) => {
  const settings = { ...DEFAULT_SETTINGS, brand };
  render(
    <ScreenHost session={entrepreneurSession} host={{ settings }}>
      <ApplicationPage>The form</ApplicationPage>
    </ScreenHost>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
