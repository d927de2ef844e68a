/**
 * Keys of query-cache entries that several features touch, in whichever app: a group change in the shell
 * replaces the deals that the investor remote shows. A key of one feature is in its call's options.
 */
export const sharedQueryKeys = {
  /** The beginning of every deals key. */
  allVentures: () => ['ventures'] as const,
  /** Deals of a syndication group, or of a member without one (`null`). */
  ventures: (groupId: string | null) => ['ventures', groupId] as const,
  /** One venture, with its rounds. */
  venture: (id: string) => ['venture', id] as const,
  /** All syndication groups. */
  syndicationGroups: () => ['syndication-groups'] as const,
};
