import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from '../../delivery/release/find-browser.mjs';
import { serveFolder } from '../stories/static-server';
import { getStoryIndex, STATIC_FOLDER, type IndexedStory } from '../stories/story-index';
import { StoryPage } from '../stories/story-page';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const GALLERY = path.join(DOCS, 'gallery');
const GUIDE = path.join(DOCS, 'images/running');
/** Pictures of the gallery that are kept, not renewed. */
const BEFORE = path.join(DOCS, 'images/before');
/** As high as the window of a story. */
const HEIGHT = 900;
/** A desk, and what is held in the hand: a tablet and a phone, for fingers. */
const DEVICES = [
  { isTouch: false, widths: [1280] },
  { isTouch: true, widths: [1024, 390] },
] as const;
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

const fileOf = ({ story }: Picture) => `${story}.jpg`;

interface Device {
  page: Page;
  stories: StoryPage;
  widths: readonly number[];
}

interface Shot {
  image: Buffer;
  width: number;
  height: number;
}

/** The rows of a sheet. */
type Rows = Shot[][];

async function takeShots(devices: readonly Device[], story: IndexedStory): Promise<Rows> {
  const shots = { light: [] as Shot[], dark: [] as Shot[] };
  for (const { page, stories, widths } of devices) {
    await stories.show(story);
    for (const width of widths) {
      await stories.setWidth(width);
      for (const scheme of SCHEMES) {
        await stories.setTheme(scheme);
        const clip = { x: 0, y: 0, width, height: HEIGHT };
        shots[scheme].push({ image: await page.screenshot({ clip }), width, height: HEIGHT });
      }
    }
  }
  return [shots.light, shots.dark];
}

/** Lays the shots of a screen out on one sheet, row by row. */
async function composeSheet(browser: Browser, rows: Rows): Promise<Buffer> {
  const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width * SCALE + GAP, GAP));
  const height = rows.reduce((sum, [first]) => sum + (first?.height ?? 0) * SCALE + GAP, GAP);
  const page = await browser.newPage({
    viewport: { width: Math.ceil(Math.max(...widths)), height: Math.ceil(height) },
  });
  const images = rows
    .flat()
    .map(
      ({ image, width }) =>
        `<img width="${width * SCALE}" src="data:image/png;base64,${image.toString('base64')}">`,
    );
  await page.setContent(
    `<body style="margin:${GAP}px;background:#8a8f94;display:flex;flex-wrap:wrap;gap:${GAP}px;align-items:start">${images.join('')}</body>`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const sheet = await page.screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  return sheet;
}

function describe(pictures: readonly Picture[], earlier: ReadonlySet<string>): string {
  const figures = pictures.map((picture) => {
    const { caption } = picture;
    const file = fileOf(picture);
    const now = `## ${caption}\n\n![${caption}](${file})\n`;
    return earlier.has(file) ? `${now}\n![${caption}, before](../images/before/${file})\n` : now;
  });
  return `# Gallery

The main screens as Storybook shows them: a desk at 1280 px, a touch tablet at 1024 px, a phone at 390 px, in light and
dark. \`npm run gallery\` renews them from the built Storybook; all other screens and states are in Storybook itself.

A second picture shows the screen as it was on November 22, 2026, before the review that changed it, at 1280, 768 and
390 px. Screens without one were not in the gallery then, or did not exist.

${figures.join('\n')}`;
}

/** Takes the pictures that `pictures.json` names, and writes the page that shows them. */
export async function takePictures(): Promise<void> {
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
    const devices: Device[] = [];
    for (const { isTouch, widths } of DEVICES) {
      const page = await browser.newPage({ hasTouch: isTouch, isMobile: isTouch });
      // tsx writes calls of it into the functions that run in the page.
      await page.addInitScript('globalThis.__name = (named) => named');
      devices.push({ page, stories: await StoryPage.open(page, server.address), widths });
    }
    const desk = devices[0]!;
    for (const picture of gallery) {
      const { story, caption } = picture;
      const rows = await takeShots(devices, find(story));
      await writeFile(path.join(GALLERY, fileOf(picture)), await composeSheet(browser, rows));
      console.log(caption);
    }
    const earlier = new Set(await readdir(BEFORE));
    await writeFile(path.join(GALLERY, 'README.md'), describe(gallery, earlier));
    for (const id of guide) {
      await desk.stories.show(find(id));
      await desk.stories.setTheme('light');
      const shot = await desk.page.screenshot({ type: 'jpeg', quality: 80 });
      await writeFile(path.join(GUIDE, `${id}.jpg`), shot);
      console.log(id);
    }
  } finally {
    server.close();
    await browser.close();
  }
}
