import { filledEmails } from '@syndication/contract/nominations/nominations.rules';

/** What the form of a syndication nomination holds; blank rows of the list included. */
export interface NominationValues {
  emails: readonly string[];
  syndicationGroupIds: readonly string[];
}

/**
 * The body of the call (section 7): blank emails are dropped (section 5), and so are groups that are no longer among
 * those to choose from.
 */
export function toDealNomination(
  memberId: string,
  { emails = [], syndicationGroupIds = [] }: Partial<NominationValues>,
  groups: readonly { id: string }[] = [],
) {
  const chosen = syndicationGroupIds.filter((id) => groups.some((group) => group.id === id));
  return {
    memberId,
    data: filledEmails(emails).map((email) => ({ email, syndicationGroupIds: chosen })),
  };
}
