import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

interface SignedInUser {
  /** Hash of the session's id. */
  idHash: string;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** When the person last showed a password, a passkey or an identity. */
  provedAt: Date;
  /** Whether a passkey, or a recovery code instead, was used in this session. */
  hasShownPasskey: boolean;
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
  /** The console wants a passkey, and none was shown in this session. */
  lacksPasskey: boolean;
  /** The syndication groups that the member is an admin of; an archived one gives no right. */
  adminGroupIds: string[];
}

export interface EntrepreneurSession extends SignedInUser {
  role: 'entrepreneur';
}

/** Who is signed in, as the API knows it. */
export type ServerSession = InvestorSession | EntrepreneurSession;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The live session of the request's cookie; null without one.
     * @throws AppError OTHER_USER if the call was made for another user
     */
    loadSession: () => Promise<ServerSession | null>;
  }
}
