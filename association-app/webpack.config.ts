import { createRemoteConfig } from '@syndication/delivery-build/remote-config';

import { SCREENS } from './src/screens';

export default createRemoteConfig('association-app', import.meta.dirname, SCREENS);
