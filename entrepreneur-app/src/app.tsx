import { defineRemoteApp } from '@syndication/contract/host';

import { Home } from './routes/home';

export default defineRemoteApp({
  name: 'entrepreneur-app',
  routes: [
    { path: '/', title: 'Your profile', Component: Home },
    { path: '/ventures/:id', title: 'Venture', load: () => import('./routes/venture-page') },
  ],
});
