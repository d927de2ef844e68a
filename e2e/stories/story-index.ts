import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Address of a running Storybook to check instead of the built one. */
export const STORYBOOK_URL = process.env['STORYBOOK_URL']?.replace(/\/$/, '');
/** The built Storybook; another one than the usual in `STORYBOOK_STATIC`. */
export const STATIC_FOLDER = path.resolve(
  import.meta.dirname,
  process.env['STORYBOOK_STATIC'] ?? '../../shared-ui/storybook-static',
);

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

async function readIndex(): Promise<string> {
  if (STORYBOOK_URL) return (await fetch(`${STORYBOOK_URL}/index.json`)).text();
  return readFile(path.join(STATIC_FOLDER, 'index.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('There is no built Storybook: run npm run storybook:build.', { cause });
  });
}

/** Every page of Storybook, in the order of its sidebar. */
export async function getStoryIndex(): Promise<IndexedStory[]> {
  const { entries } = JSON.parse(await readIndex()) as { entries: Record<string, IndexedStory> };
  return Object.values(entries);
}
