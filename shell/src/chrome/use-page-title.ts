import { useEffect } from 'react';
import { create } from 'zustand';

import { useSignInReason } from '../session/sign-in-reason';
import { settings } from '../settings';
import { useAnnouncer } from './announcer';

interface OwnTitle {
  /** What a screen calls itself, once it knows what it shows; null: by its route. */
  ownTitle: string | null;
  setOwnTitle: (title: string | null) => void;
}

export const useOwnTitle = create<OwnTitle>()((set) => ({
  ownTitle: null,
  setOwnTitle: (ownTitle) => set({ ownTitle }),
}));

/** A screen reader reads the heading that gets the focus; announcing the same title would repeat it. */
function isBeingRead(title: string): boolean {
  const heading = document.querySelector('h1:focus')?.textContent;
  return Boolean(heading && title.includes(heading));
}

/** Sets the document's title without announcing it, for what is announced already. */
export function useSilentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${settings.brand}`;
  }, [title]);
}

/** Sets the document's title and announces it to screen readers; at the sign-in with the reason for it. */
export function usePageTitle(title: string): void {
  const announce = useAnnouncer((state) => state.announce);
  const reason = useSignInReason();
  useSilentTitle(title);
  useEffect(() => {
    if (reason) announce(`${title}. ${reason}`);
    else if (!isBeingRead(title)) announce(title);
  }, [title, reason, announce]);
}
