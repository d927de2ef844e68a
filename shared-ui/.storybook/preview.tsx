import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-webpack5';
import { initialize, mswLoader } from 'msw-storybook-addon';

import { DesignProvider } from '../src/core';

initialize({ onUnhandledRequest: 'bypass', quiet: true });

const widths = { Phone: [390, 844], Tablet: [768, 1024], Desktop: [1280, 900] } as const;

const preview: Preview = {
  loaders: [mswLoader],
  decorators: [
    (Story) => (
      <DesignProvider>
        <Story />
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
        Object.entries(widths).map(([name, [width, height]]) => [
          name.toLowerCase(),
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: { storySort: { order: ['Core', 'Dialogs', 'Forms', 'Deals', '*', 'Screens'] } },
  },
  tags: ['autodocs'],
};

export default preview;
