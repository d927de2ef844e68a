import { create } from 'zustand';

interface Announcer {
  message: string;
  announce: (message: string) => void;
}

/** What the page's live region says. */
export const useAnnouncer = create<Announcer>()((set) => ({
  message: '',
  // Only a change is said: the same words again differ by a space.
  announce: (words) =>
    set(({ message }) => ({ message: message === words ? `${words}\u00a0` : words })),
}));
