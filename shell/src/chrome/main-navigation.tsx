import { Link as RouterLink, useLocation } from 'react-router-dom';

import { CONSOLE_PATH } from '@syndication/contract/console/console.rules';
import {
  isConsoleUser,
  useHost,
  type NavigationEntry,
  type RemoteApp,
} from '@syndication/contract/host';

import { entriesFor, placeOf } from './chrome-entries';

/** The shell's own: it is there before the console's remote is. */
const CONSOLE: NavigationEntry = {
  label: 'Console',
  path: CONSOLE_PATH,
  alsoAt: [CONSOLE_PATH],
  icon: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h10M18 18h2M16 4v4M8 10v4M16 16v4',
  isFor: ({ session }) => isConsoleUser(session),
};

/** The main navigation for the signed-in user. */
export function usePlaces(app: RemoteApp): NavigationEntry[] {
  const host = useHost();
  return entriesFor([...(app.navigation ?? []), CONSOLE], host);
}

/** The main places, the current one marked. */
export function MainNavigation({ app }: { app: RemoteApp }) {
  const { pathname } = useLocation();
  const entries = usePlaces(app);
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          <RouterLink to={entry.path} aria-current={placeOf(entry, pathname)}>
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden
            >
              <path d={entry.icon} strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {entry.label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
