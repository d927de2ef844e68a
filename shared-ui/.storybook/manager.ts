import { addons } from 'storybook/manager-api';

import { brandThemes } from './brand-theme';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** The sidebar and toolbars follow the system; the toolbar's theme switch is for the stories. */
addons.setConfig({
  theme: brandThemes[prefersDark.matches ? 'dark' : 'light'],
  sidebar: { showRoots: true },
});
