import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

/** The parameter that names the group in the address: its id, or its title as a slug in a hand-made link. */
export const GROUP_PARAM = 'group';

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The one of the member's own groups that an address names; null for others and unknown ones. */
export function findNamedGroup(
  groups: readonly SyndicationGroup[],
  name: string | null,
): SyndicationGroup | null {
  if (!name) return null;
  const slug = slugOf(name);
  return groups.find(({ id, title }) => id === name || slugOf(title) === slug) ?? null;
}
