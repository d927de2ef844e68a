import { render, screen } from '@testing-library/react';

import { AppFrame } from './app-frame';
import { DesignProvider } from './design-provider';
import { SkeletonRegion } from './skeleton';

const loading = <SkeletonRegion label="Loading">…</SkeletonRegion>;

it.each([
  ['shows the footer while only a part of the frame is loading', false],
  ['hides the footer while the page is loading, which will move it', true],
])('%s', (_, isPage) => {
  render(
    <DesignProvider>
      <AppFrame
        brand="ACA Syndication"
        footer={
          <>
            <button type="button">syndication agreement</button>
            {!isPage && loading}
          </>
        }
      >
        {isPage && loading}
      </AppFrame>
    </DesignProvider>,
  );
  const { visibility } = getComputedStyle(screen.getByText('syndication agreement'));
  expect(visibility).toBe(isPage ? 'hidden' : 'visible');
});
