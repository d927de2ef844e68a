import { defineRemoteApp } from '@syndication/contract/host';

import { HomePage } from './routes/home';

export default defineRemoteApp({
  name: '$name$',
  routes: [{ path: '$path$', title: '$title$', Component: HomePage }],
});
