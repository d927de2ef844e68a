import { useHost } from '@syndication/contract/host';

/** A page that a dialog has hidden from screen readers is there again by then, and what comes into it is said. */
const READ_AFTER_MS = 100;

/** Closes a dialog that says nothing itself about what was done in it, and tells screen readers. */
export function useAnnouncedClose(close: () => void): (done: string) => void {
  const { announce } = useHost();
  return (done) => {
    close();
    setTimeout(() => announce(done), READ_AFTER_MS);
  };
}
