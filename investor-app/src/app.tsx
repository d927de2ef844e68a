import { defineRemoteApp } from '@syndication/contract/host';
import { OWN_VOTES_PATH } from '@syndication/contract/member-deals/member-deals.rules';
import { NOMINATIONS_PATH } from '@syndication/contract/nominations/nominations-path.rules';
import { TRACK_RECORD_PATH } from '@syndication/contract/outcomes/outcomes-path.rules';
import { PREDICTIONS_PATH } from '@syndication/contract/predictions/group-admin.rules';
import { VOTE_DESK_PATH } from '@syndication/contract/votes/votes.rules';

import { HeaderActions } from './header-actions';
import { MENU_ACTIONS, NAVIGATION } from './navigation';
import { ContentsPage } from './routes/contents';
import { DealsPage } from './routes/deals';

const loadVenturePage = () => import('./routes/venture');

/** The investor's part of the product: its screens, in the shell's frame. */
export default defineRemoteApp({
  name: 'investor-app',
  routes: [
    { path: '/', title: 'Deals', Component: DealsPage },
    { path: '/ventures/:id', title: 'Deal', load: loadVenturePage },
    { path: '/deals/:id', title: 'Deal', load: loadVenturePage },
    { path: '/compare', title: 'Compare deals', load: () => import('./routes/compare') },
    { path: VOTE_DESK_PATH, title: 'Vote', load: () => import('./routes/vote') },
    { path: '/all-updates', title: 'All updates', load: () => import('./routes/all-updates') },
    { path: '/contents/:id', title: 'Update', load: () => import('./routes/content') },
    { path: NOMINATIONS_PATH, title: 'My nominations', load: () => import('./routes/nominations') },
    { path: OWN_VOTES_PATH, title: 'My votes', load: () => import('./routes/my-votes') },
    { path: TRACK_RECORD_PATH, title: 'Track record', load: () => import('./routes/track-record') },
    { path: PREDICTIONS_PATH, title: 'Predictions', load: () => import('./routes/predictions') },
    {
      path: `${PREDICTIONS_PATH}/:id`,
      title: 'Predictions',
      load: () => import('./routes/venture-predictions'),
    },
    { path: '/contents/*', title: 'All updates', Component: ContentsPage },
  ],
  slots: { headerActions: HeaderActions },
  navigation: NAVIGATION,
  menuActions: MENU_ACTIONS,
});
