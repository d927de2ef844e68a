/**
 * Keys of query-cache entries that the shell and a remote both touch: a group change replaces the
 * deals that the investor remote shows. All other keys belong to their feature alone.
 */
export const sharedQueryKeys = {
  /** The beginning of every deals key. */
  allVentures: () => ['ventures'] as const,
  /** Deals of a syndication group, or of a member without one (`null`). */
  ventures: (groupId: string | null) => ['ventures', groupId] as const,
  /** All syndication groups. */
  syndicationGroups: () => ['syndication-groups'] as const,
};
