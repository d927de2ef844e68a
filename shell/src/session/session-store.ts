import { create } from 'zustand';

import { SIGNED_OUT, type Session } from '@syndication/contract/host';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

interface SessionState {
  status: 'loading' | 'ready' | 'failed';
  session: Session;
  /** The investor's active group; the server remembers it too. */
  activeGroup: SyndicationGroup | null;
  setSession: (session: Session) => void;
  setStatus: (status: SessionState['status']) => void;
  setActiveGroup: (group: SyndicationGroup) => void;
  acceptPolicy: () => void;
}

export const useSessionStore = create<SessionState>()((set) => ({
  status: 'loading',
  session: SIGNED_OUT,
  activeGroup: null,
  setSession: (session) =>
    set({
      session,
      status: 'ready',
      activeGroup: session.role === 'investor' ? session.member.syndicationGroup : null,
    }),
  setStatus: (status) => set({ status }),
  setActiveGroup: (activeGroup) => set({ activeGroup }),
  acceptPolicy: () =>
    set(({ session }) =>
      session.role === 'investor'
        ? { session: { ...session, member: { ...session.member, isPolicyRead: 1 } } }
        : {},
    ),
}));
