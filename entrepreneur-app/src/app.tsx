import { defineRemoteApp } from '@syndication/contract/host';

import { Home } from './routes/home';

export default defineRemoteApp({
  name: 'entrepreneur-app',
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
    { path: '/ventures/:id', title: 'Venture', load: () => import('./routes/venture-page') },
  ],
});
