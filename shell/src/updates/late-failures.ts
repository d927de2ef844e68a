import { create } from 'zustand';

import type { LateFailure } from '@syndication/contract/host';

interface LateFailuresState {
  /** Oldest first. */
  failures: readonly LateFailure[];
  show: (failure: LateFailure) => void;
  dismiss: () => void;
}

/** What could not be done: actions on screens that were left, or on this one, and what an address asks for. */
export const useLateFailures = create<LateFailuresState>()((set) => ({
  failures: [],
  show: (failure) =>
    set(({ failures }) => ({
      failures: [...failures.filter(({ title }) => title !== failure.title), failure],
    })),
  dismiss: () => set({ failures: [] }),
}));
