import type { ChromeViewer, MenuAction, NavigationEntry } from '@syndication/contract/host';

/** The entries of the chrome for the signed-in user. */
export const entriesFor = <Entry extends NavigationEntry | MenuAction>(
  entries: readonly Entry[] = [],
  viewer: ChromeViewer,
): Entry[] => entries.filter(({ isFor }) => isFor?.(viewer) ?? true);

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** `aria-current` of an entry: the page itself, or a page that belongs to it. */
export function placeOf({ path, alsoAt = [] }: NavigationEntry, pathname: string) {
  if (pathname === path) return 'page';
  const isWithin =
    (path !== '/' && isBelow(pathname, path)) || alsoAt.some((other) => isBelow(pathname, other));
  return isWithin ? true : undefined;
}
