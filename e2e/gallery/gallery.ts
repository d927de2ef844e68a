import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Browser } from 'playwright';

import { BROWSER_FLAGS, findBrowser } from '../../delivery/release/find-browser.mjs';
import { serveFolder } from '../stories/static-server';
import { STATIC_FOLDER } from '../stories/story-index';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/gallery');
const HEIGHT = 1000;
const WIDTHS = [1280, 768, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Of a sheet to the screens on it. */
const SCALE = 0.5;
const GAP = 16;

interface Picture {
  story: string;
  caption: string;
}

type Shot = Record<(typeof SCHEMES)[number], Buffer[]>;

async function takeShots(browser: Browser, origin: string, story: string): Promise<Shot> {
  const shots: Shot = { light: [], dark: [] };
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: HEIGHT },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(
        `${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${colorScheme}`,
      );
      await page.locator('main, dialog[open]').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      shots[colorScheme].push(await page.screenshot());
      await page.close();
    }
  }
  return shots;
}

/** Lays the shots of a screen out on one sheet: light above, dark below, widest first. */
async function composeSheet(browser: Browser, shots: Shot): Promise<Buffer> {
  const width = WIDTHS.reduce((sum, each) => sum + each * SCALE + GAP, GAP);
  const height = SCHEMES.length * (HEIGHT * SCALE + GAP) + GAP;
  const page = await browser.newPage({ viewport: { width: Math.ceil(width), height } });
  const images = SCHEMES.flatMap((scheme) =>
    shots[scheme].map(
      (shot, index) =>
        `<img width="${WIDTHS[index]! * SCALE}" src="data:image/png;base64,${shot.toString('base64')}">`,
    ),
  );
  await page.setContent(
    `<body style="margin:${GAP}px;background:#8a8f94;display:flex;flex-wrap:wrap;gap:${GAP}px;align-items:start">${images.join('')}</body>`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const sheet = await page.screenshot({ type: 'jpeg', quality: 82 });
  await page.close();
  return sheet;
}

function describe(pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ story, caption }) => `## ${caption}\n\n![${caption}, at six sizes](${story}.jpg)\n`,
  );
  return `# Gallery

The main screens as Storybook shows them, at 1280, 768 and 390 px, in light and dark. \`npm run gallery\` renews
them from the built Storybook; all other screens and states are in Storybook itself.

${figures.join('\n')}`;
}

/** Takes the pictures that `pictures.json` names, and writes the page that shows them. */
async function takeGallery(): Promise<void> {
  const list = await readFile(path.join(import.meta.dirname, 'pictures.json'), 'utf8');
  const pictures = JSON.parse(list) as Picture[];
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_FLAGS,
  });
  const server = await serveFolder(STATIC_FOLDER);
  try {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const { story, caption } of pictures) {
      const shots = await takeShots(browser, server.origin, story);
      await writeFile(path.join(FOLDER, `${story}.jpg`), await composeSheet(browser, shots));
      console.log(caption);
    }
    await writeFile(path.join(FOLDER, 'README.md'), describe(pictures));
  } finally {
    server.close();
    await browser.close();
  }
}

await takeGallery();
