import { filledEmails } from '@syndication/contract/nominations/nominations.rules';

/** What the form of a syndication nomination holds; blank rows of the list included. */
export interface NominationValues {
  emails: readonly string[];
  syndicationGroupIds: readonly string[];
}

/** The body of the call (section 7): blank emails are dropped (section 5). */
export function toDealNomination(
  memberId: string,
  { emails = [], syndicationGroupIds = [] }: Partial<NominationValues>,
) {
  return {
    memberId,
    data: filledEmails(emails).map((email) => ({
      email,
      syndicationGroupIds: [...syndicationGroupIds],
    })),
  };
}
