import { create } from 'zustand';

import type { LateFailure } from '@syndication/contract/host';

interface LateFailureState {
  failure: LateFailure | null;
  show: (failure: LateFailure) => void;
  dismiss: () => void;
}

/** An action on a screen that was left, which could not be saved. */
export const useLateFailure = create<LateFailureState>()((set) => ({
  failure: null,
  show: (failure) => set({ failure }),
  dismiss: () => set({ failure: null }),
}));
