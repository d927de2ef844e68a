import { defineRemoteApp } from '@syndication/contract/host';

import { PATHS } from './paths';

/** The console of the association: for staff, and with their groups' part for group admins. */
export default defineRemoteApp({
  name: 'association-app',
  routes: [
    { path: PATHS.overview, title: 'Console', load: () => import('./routes/overview') },
    { path: PATHS.groups, title: 'Groups', load: () => import('./routes/groups') },
    { path: PATHS.settings, title: 'Settings', load: () => import('./routes/settings') },
    { path: PATHS.deals, title: 'Deals', load: () => import('./routes/deals') },
    { path: PATHS.updates, title: 'Updates', load: () => import('./routes/updates') },
    { path: PATHS.agreement, title: 'Agreement', load: () => import('./routes/agreement') },
    { path: PATHS.audit, title: 'Audit trail', load: () => import('./routes/audit') },
    { path: PATHS.health, title: 'Health', load: () => import('./routes/health') },
    { path: PATHS.nominations, title: 'Nominations', load: () => import('./routes/nominations') },
    { path: PATHS.people, title: 'People', load: () => import('./routes/people') },
  ],
});
