import { reports } from './reports';

/** Lets the page report on the releases in it. */
export function startReports(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reports.flush();
  });
  window.addEventListener('pagehide', () => reports.flush());
  reports.start();
}
