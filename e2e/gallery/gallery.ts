import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from '../../delivery/release/find-browser.mjs';
import { serveFolder } from '../stories/static-server';
import { getStoryIndex, STATIC_FOLDER, type IndexedStory } from '../stories/story-index';
import { StoryPage } from '../stories/story-page';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const GALLERY = path.join(DOCS, 'gallery');
const GUIDE = path.join(DOCS, 'images/running');
/** As high as the window of a story. */
const HEIGHT = 900;
const WIDTHS = [1280, 768, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Of a sheet to the screens on it. */
const SCALE = 0.5;
const GAP = 16;

interface Picture {
  story: string;
  caption: string;
}

/** By story. */
interface Pictures {
  gallery: Picture[];
  /** Of docs/running-an-association.md, whose text names the files. */
  guide: string[];
}

type Shot = Record<(typeof SCHEMES)[number], Buffer[]>;

async function takeShots(stories: StoryPage, page: Page, story: IndexedStory): Promise<Shot> {
  const shots: Shot = { light: [], dark: [] };
  await stories.show(story);
  for (const width of WIDTHS) {
    await stories.setWidth(width);
    for (const scheme of SCHEMES) {
      await stories.setTheme(scheme);
      shots[scheme].push(await page.screenshot({ clip: { x: 0, y: 0, width, height: HEIGHT } }));
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
async function takePictures(): Promise<void> {
  const list = await readFile(path.join(import.meta.dirname, 'pictures.json'), 'utf8');
  const { gallery, guide } = JSON.parse(list) as Pictures;
  const index = new Map((await getStoryIndex()).map((story) => [story.id, story]));
  const find = (id: string) => {
    const story = index.get(id);
    if (!story) throw new Error(`There is no story ${id}.`);
    return story;
  };
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_FLAGS,
  });
  const server = await serveFolder(STATIC_FOLDER);
  try {
    for (const folder of [GALLERY, GUIDE]) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    }
    const page = await browser.newPage();
    // tsx writes calls of it into the functions that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    const stories = await StoryPage.open(page, server.origin);
    for (const { story, caption } of gallery) {
      const shots = await takeShots(stories, page, find(story));
      await writeFile(path.join(GALLERY, `${story}.jpg`), await composeSheet(browser, shots));
      console.log(caption);
    }
    await writeFile(path.join(GALLERY, 'README.md'), describe(gallery));
    for (const id of guide) {
      await stories.show(find(id));
      await stories.setTheme('light');
      const shot = await page.screenshot({ type: 'jpeg', quality: 80 });
      await writeFile(path.join(GUIDE, `${id}.jpg`), shot);
      console.log(id);
    }
  } finally {
    server.close();
    await browser.close();
  }
}

await takePictures();
