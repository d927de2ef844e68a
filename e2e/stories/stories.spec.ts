import { expect, test as base } from '@playwright/test';
import { type RunOptions } from 'axe-core';

import { serveFolder } from './static-server';
import { getStoryIndex, STATIC_FOLDER, STORYBOOK_URL, type IndexedStory } from './story-index';
import { StoryPage } from './story-page';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose answer depends on colours: what a change of the theme may break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const OTHER_WIDTHS = [1024, 768, 390];

/** Stories of what could not be loaded or done: nothing in them is under way any more. */
const SHOWS_FAILURE = /\b(Error|Failed)$/;

/** Storybook's `appContentBg` in the dark: `ink.900`. */
const DARK_PAPER = 'rgb(23, 27, 33)';

interface WorkerFixtures {
  storyPage: StoryPage;
}

const test = base.extend<object, WorkerFixtures>({
  storyPage: [
    async ({ browser }, use) => {
      const server = STORYBOOK_URL
        ? { address: STORYBOOK_URL, close: () => undefined }
        : await serveFolder(STATIC_FOLDER);
      const page = await browser.newPage();
      await use(await StoryPage.open(page, server.address));
      await page.close();
      server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const isScreen = ({ title }: IndexedStory) => title.startsWith('Screens/');

function checkStory(story: IndexedStory): void {
  const tags = isScreen(story) ? [...WCAG, 'best-practice'] : WCAG;
  const allRules: RunOptions = { runOnly: { type: 'tag', values: tags } };
  const colourRules: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } };

  test(`${story.name} (${story.id})`, async ({ storyPage }) => {
    const findings: string[] = [];
    const note = (where: string, found: string[]) =>
      findings.push(...found.map((text) => `[${where}] ${text}`));

    await storyPage.show(story);
    note('light', storyPage.takeProblems());
    note('light', await storyPage.findMotion());
    if (SHOWS_FAILURE.test(story.name)) note('light', await storyPage.findLoading());
    note('light', await storyPage.findViolations(allRules));
    await storyPage.setTheme('dark');
    note('dark', await storyPage.findViolations(colourRules));
    if (isScreen(story)) {
      note('own width', await storyPage.findOverflow());
      for (const width of OTHER_WIDTHS) {
        await storyPage.setWidth(width);
        note(`${width} px`, await storyPage.findOverflow());
        note(`${width} px, dark`, await storyPage.findViolations(allRules));
      }
    }
    note('dark', storyPage.takeProblems());
    if (findings.length > 0) throw new Error(`${story.id}\n${findings.join('\n')}`);
  });
}

const index = await getStoryIndex();
const docs = index.filter(({ type }) => type === 'docs');
const stories = index.filter(({ type }) => type === 'story');
for (const title of new Set(stories.map((story) => story.title))) {
  test.describe(title, () => {
    // One after another on one page: a load costs more than a story.
    test.describe.configure({ mode: 'default' });
    stories.filter((story) => story.title === title).forEach(checkStory);
  });
}

test('stories for a phone are named Phone, or end in On Phone', () => {
  const others = stories.filter(({ name }) => /\bMobile$|\bOn A Phone\b|^On Phone$/.test(name));
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('the search finds what people see by its own word', () => {
  const names = stories.map(({ title, name }) => `${title} ${name}`.toLowerCase());
  const words = ['etiquette', '404', 'header', 'footer', 'google', 'linkedin', 'memorandum'];
  expect(words.filter((word) => !names.some((name) => name.includes(word)))).toEqual([]);
});

test('controls take words without quotes, and write nothing that breaks a story', async ({
  storyPage,
}) => {
  expect(await storyPage.findUnfitControls()).toEqual([]);
});

test.describe('Docs', () => {
  for (const page of docs.filter((entry) => !isScreen(entry))) {
    test(`${page.title} says what it is for (${page.id})`, async ({ storyPage }) => {
      const { title, purpose, theme = 'light' } = await storyPage.readDocs(page, 'light');
      expect(title, 'the page shows').toBeTruthy();
      expect(purpose, 'says what the component is for').toBeTruthy();
      expect(theme, 'shows its stories in the theme that was chosen').toBe('light');
    });
  }

  test('a contact sheet is dark though half of its frames are light', async ({ storyPage }) => {
    const sheet = docs.find(isScreen);
    if (!sheet) throw new Error('There is no contact sheet.');
    expect((await storyPage.readDocs(sheet, 'dark')).paper).toBe(DARK_PAPER);
  });
});
