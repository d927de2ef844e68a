import { replaceEqualDeep } from '@tanstack/react-query';
import { create } from 'zustand';

import type { SessionEndReason } from '@syndication/contract/accounts/accounts.rules';
import { SIGNED_OUT, type ClientSession } from '@syndication/contract/host';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

interface SessionState {
  status: 'loading' | 'ready' | 'failed';
  session: ClientSession;
  /** The API no longer takes the session (401): the page leaves for `/logout`. */
  isRefused: boolean;
  /** What the sign-in is to say of that. */
  refusalReason: SessionEndReason;
  /** A session has ended in this page: the next user starts afresh, not where the last one was. */
  hasEnded: boolean;
  /** Its user has ended it, in this tab or another: what was typed is not kept for them. */
  hasSignedOut: boolean;
  /** Why it has ended, until the sign-in has said so; null when its user ended it. */
  endReason: SessionEndReason | null;
  /** The group that this tab shows; the server remembers one too, in the session. */
  activeGroup: SyndicationGroup | null;
  setSession: (session: ClientSession, endReason?: SessionEndReason | null) => void;
  /** Its user ends the session. */
  signOut: () => void;
  /** The same user's session as it is by now: names, groups and rights may have changed. */
  renewSession: (session: ClientSession) => void;
  setStatus: (status: SessionState['status']) => void;
  /** Nothing happens without a session. */
  refuse: () => void;
  explainRefusal: (reason: SessionEndReason) => void;
  /** The sign-in has said why. */
  markEndReasonShown: () => void;
  setActiveGroup: (group: SyndicationGroup) => void;
  /** The server has accepted a switch: this is the active group from now on. */
  rememberGroup: (group: SyndicationGroup) => void;
  acceptPolicy: () => void;
  /** The API asks for the policy, which may have been accepted in an earlier version. */
  requirePolicy: () => void;
}

const markPolicy =
  (isPolicyRead: 0 | 1) =>
  ({ session }: SessionState): Partial<SessionState> =>
    session.role === 'investor'
      ? {
          session: {
            ...session,
            member: { ...session.member, isPolicyRead, hasEverAccepted: true },
          },
        }
      : {};

const beginWith =
  (session: ClientSession, rest: Pick<SessionState, 'endReason' | 'hasSignedOut'>) =>
  (state: SessionState): Partial<SessionState> => ({
    session,
    status: 'ready',
    isRefused: false,
    refusalReason: 'session-ended',
    hasEnded: session.role === null && (state.session.role !== null || state.hasEnded),
    activeGroup: session.role === 'investor' ? session.member.syndicationGroup : null,
    ...rest,
  });

export const useSessionStore = create<SessionState>()((set) => ({
  status: 'loading',
  session: SIGNED_OUT,
  isRefused: false,
  refusalReason: 'session-ended',
  hasEnded: false,
  hasSignedOut: false,
  endReason: null,
  activeGroup: null,
  setSession: (session, endReason = null) =>
    set(beginWith(session, { endReason, hasSignedOut: false })),
  signOut: () => set(beginWith(SIGNED_OUT, { endReason: null, hasSignedOut: true })),
  renewSession: (latest) =>
    set((state) => {
      // What has not changed stays the same object, so that nothing is drawn again.
      const session = replaceEqualDeep(state.session, latest);
      if (session.role !== 'investor') return { session };
      const { syndicationGroup, syndicationGroups } = session.member;
      const kept = syndicationGroups.find(({ id }) => id === state.activeGroup?.id);
      return { session, activeGroup: kept ?? syndicationGroup };
    }),
  setStatus: (status) => set({ status }),
  refuse: () => set(({ session }) => ({ isRefused: session.role !== null })),
  explainRefusal: (refusalReason) => set({ refusalReason }),
  markEndReasonShown: () => set({ endReason: null }),
  setActiveGroup: (activeGroup) => set({ activeGroup }),
  rememberGroup: (syndicationGroup) =>
    set(({ session }) =>
      session.role === 'investor'
        ? { session: { ...session, member: { ...session.member, syndicationGroup } } }
        : {},
    ),
  acceptPolicy: () => set(markPolicy(1)),
  requirePolicy: () => set(markPolicy(0)),
}));

/** Whose session it is; null for nobody. */
export function userIdOf(session: ClientSession): string | null {
  if (session.role === 'investor') return session.member.userId;
  return session.role === 'entrepreneur' ? session.user.id : null;
}

/** The address of the signed-in user; null if signed out. */
export function emailOf(session: ClientSession): string | null {
  if (session.role === null) return null;
  return session.role === 'investor' ? session.member.email : session.user.email;
}
