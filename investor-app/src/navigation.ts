import type { ChromeViewer, MenuAction, NavigationEntry } from '@syndication/contract/host';
import { OWN_VOTES_PATH } from '@syndication/contract/member-deals/member-deals.rules';
import { NOMINATIONS_PATH } from '@syndication/contract/nominations/nominations-path.rules';
import {
  isGroupAdmin,
  PREDICTIONS_PATH,
} from '@syndication/contract/predictions/group-admin.rules';
import { VOTE_DESK_PATH } from '@syndication/contract/votes/votes.rules';

import { loadShowcase, loadSyndication } from './features/nominations/nominate-actions';

/** Staff without a group have no deals: their work is in the console. */
const hasDeals = ({ session }: ChromeViewer): boolean =>
  session.role === 'investor' &&
  !(session.member.isStaff && session.member.syndicationGroups.length === 0);

/** The investors' main places, for the shell's navigation. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: 'Deals',
    path: '/',
    alsoAt: ['/ventures', '/deals'],
    isFor: hasDeals,
    icon: 'M4 5h16v5H4zM4 14h16v5H4zM8 7.5h4M8 16.5h4',
  },
  {
    label: 'Vote',
    path: VOTE_DESK_PATH,
    isFor: hasDeals,
    icon: 'M4 12.5l5 5L20 6.5',
  },
  {
    label: 'Predictions',
    path: PREDICTIONS_PATH,
    isFor: ({ session, activeGroup }) =>
      session.role === 'investor' && isGroupAdmin(session.member, activeGroup?.id),
    icon: 'M4 20h16M6 16v-3M10 16V9M14 16V5M18 16v-5',
  },
  {
    label: 'Updates',
    path: '/all-updates',
    alsoAt: ['/contents'],
    isFor: hasDeals,
    icon: 'M5 4h11v16H7a2 2 0 0 1-2-2zM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 12h5M8 16h3',
  },
];

/** Rows of the user menu; the nominate links are also in the header if there is room. */
export const MENU_ACTIONS: readonly MenuAction[] = [
  { label: 'Nominate a deal', load: loadSyndication, isFor: hasDeals },
  {
    label: 'Nominate to showcase',
    load: loadShowcase,
    isFor: ({ settings }) => settings.partnerOrigin !== '',
  },
  { label: 'My votes', path: OWN_VOTES_PATH, isFor: hasDeals },
  { label: 'My nominations', path: NOMINATIONS_PATH, isFor: hasDeals },
];
