import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

interface SignedInUser {
  /** Hash of the session's id. */
  idHash: string;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface InvestorSession extends SignedInUser {
  role: 'investor';
  memberId: string;
  /** The active syndication group. */
  activeGroup: SyndicationGroup | null;
  /** Title of the angel group, for members without a syndication group. */
  groupTitle: string | null;
  isPolicyRead: boolean;
  isStaff: boolean;
}

export interface EntrepreneurSession extends SignedInUser {
  role: 'entrepreneur';
}

export type Session = InvestorSession | EntrepreneurSession;
