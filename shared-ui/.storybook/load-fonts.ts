import { fontFiles } from '../src/theme/fonts';

const loaded = Promise.all(
  fontFiles.map(async ({ family, url, weight }) => {
    document.fonts.add(await new FontFace(family, `url(${url})`, { weight }).load());
  }),
);

/**
 * Keeps a story waiting for the fonts. The product's page asks for them in its head, before any script;
 * without that, `font-display: optional` would show stories in the fallback fonts.
 */
export async function loadFonts(): Promise<void> {
  await loaded;
}
