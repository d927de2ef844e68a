import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-webpack5';
import { getBookmarks, getContents } from '@syndication/contract/contents/contents.endpoints';
import { initialize, mswLoader } from 'msw-storybook-addon';
import type { PreparedStory } from 'storybook/internal/types';
import { configure } from 'storybook/test';

import { ShellScreens } from '../../shell/src/testing/shell-screens';
import { DesignProvider } from '../src/core';
import { answer, contentsFixture, ScreensShell } from '../src/testing';
import { DocsOrSheet } from './contact-sheet';
import { ThemedDocs } from './docs-container';
import { fitControls } from './fit-controls';
import { loadFonts } from './load-fonts';
import { WIDTHS } from './widths';

// Relative: a Storybook may be published below a path.
const serviceWorker = { url: './mockServiceWorker.js' };
// What the header of an investor's screen asks for, whatever the screen itself is about.
initialize({ onUnhandledRequest: 'bypass', quiet: true, serviceWorker }, [
  answer(getContents, contentsFixture),
  answer(getBookmarks, []),
]);

// A busy machine may take longer than the second that a play waits for what it looks for.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  // What one story has kept in the tab is none of the next one's business.
  beforeEach: () => sessionStorage.clear(),
  loaders: [mswLoader, loadFonts],
  argTypesEnhancers: [fitControls],
  decorators: [
    (Story) => (
      <DesignProvider>
        <ScreensShell value={ShellScreens}>
          <Story />
        </ScreensShell>
      </DesignProvider>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', system: 'system' },
      defaultTheme: 'system',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WIDTHS).map(([key, { name, width, height }]) => [
          key,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    docs: {
      container: ThemedDocs,
      page: DocsOrSheet,
      // A story with a theme of its own would change that of the whole docs page; the toolbar shows the page in both.
      stories: { filter: ({ storyGlobals }: PreparedStory) => !('theme' in storyGlobals) },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Language',
          ['Start here'],
          'Core',
          'Forms',
          'Dialogs',
          'Rounds',
          'Venture profile',
          'Text of others',
          'Investor app',
          'Entrepreneur app',
          'Shell',
          '*',
          'Screens',
          ['Shell', 'Auth', 'Investor', 'Entrepreneur', 'Console'],
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
