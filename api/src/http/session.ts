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
  /** Whether the deals of the default group are shown: for members who never had a syndication group. */
  usesDefaultGroup: boolean;
  isPolicyRead: boolean;
  isStaff: boolean;
}

export interface EntrepreneurSession extends SignedInUser {
  role: 'entrepreneur';
}

export type Session = InvestorSession | EntrepreneurSession;
