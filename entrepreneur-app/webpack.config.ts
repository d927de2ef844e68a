import { createRemoteConfig } from '@syndication/tools/webpack/remote-config';

import { FIRST_CALLS } from './src/first-calls';

export default createRemoteConfig('entrepreneur-app', import.meta.dirname, FIRST_CALLS);
