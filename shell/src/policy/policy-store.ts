import { create } from 'zustand';

interface PolicyDialog {
  /** True while a member who has accepted already looks at the rules again. */
  isReopened: boolean;
  open: () => void;
  close: () => void;
}

export const usePolicyDialog = create<PolicyDialog>()((set) => ({
  isReopened: false,
  open: () => set({ isReopened: true }),
  close: () => set({ isReopened: false }),
}));
