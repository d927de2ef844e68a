import { create } from 'zustand';

import type { LateFailure } from '@syndication/contract/host';

interface LateFailureState {
  failure: LateFailure | null;
  show: (failure: LateFailure) => void;
  dismiss: () => void;
}

/** What was given on a screen that is left, and could not be kept. */
export const useLateFailure = create<LateFailureState>()((set) => ({
  failure: null,
  show: (failure) => set({ failure }),
  dismiss: () => set({ failure: null }),
}));
