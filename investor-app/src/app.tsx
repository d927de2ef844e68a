import { defineRemoteApp } from '@syndication/contract/host';

import { HeaderActions } from './header-actions';
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
    { path: '/all-updates', title: 'All updates', load: () => import('./routes/all-updates') },
    { path: '/contents/:id', title: 'Update', load: () => import('./routes/content') },
    { path: '/contents/*', title: 'All updates', Component: ContentsPage },
  ],
  slots: { headerActions: HeaderActions },
});
