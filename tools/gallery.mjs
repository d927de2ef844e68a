#!/usr/bin/env node
/** `npm run gallery`: the pictures of the gallery and of the guide. See `e2e/gallery`. */
import { runCommand } from '../delivery/release/command-line.mjs';
import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { ensureTypeScript } from './install.mjs';

const usage = `npm run gallery -- [--help]

  takes the pictures of docs/gallery and of docs/images/running again, from the built Storybook
  (npm run storybook:build first); git then shows which screens have changed
  which ones: e2e/gallery/pictures.json`;

process.exitCode = await runCommand({ usage, options: {} }, process.argv.slice(2), async () => {
  await ensureTypeScript();
  process.env.BROWSER_PATH = await ensureBrowser();
  const { takePictures } = await import('../e2e/gallery/gallery.ts');
  await takePictures();
});
