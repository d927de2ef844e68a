import { defineRemoteApp, type NavigationEntry } from '@syndication/contract/host';

import { Home } from './routes/home';

const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: 'Your profile',
    path: '/',
    alsoAt: ['/create-profile', '/profile'],
    icon: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  },
  {
    label: 'As investors see it',
    path: '/view-profile',
    alsoAt: ['/ventures'],
    icon: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  },
];

export default defineRemoteApp({
  name: 'entrepreneur-app',
  navigation: NAVIGATION,
  routes: [
    { path: '/', title: 'Your profile', Component: Home },
    {
      path: '/create-profile',
      title: 'Create your profile',
      load: () => import('./routes/create-profile'),
    },
    {
      path: '/profile/:id/edit',
      title: 'Edit your profile',
      load: () => import('./routes/edit-profile'),
    },
    {
      path: '/view-profile',
      title: 'Your profile as investors see it',
      load: () => import('./routes/view-profile'),
    },
    { path: '/ventures/:id', title: 'Your profile', load: () => import('./routes/venture-page') },
  ],
});
