import { create } from 'zustand';

interface Announcer {
  message: string;
  announce: (message: string) => void;
}

/** What the page's live region says. */
export const useAnnouncer = create<Announcer>()((set) => ({
  message: '',
  announce: (message) => set({ message }),
}));
